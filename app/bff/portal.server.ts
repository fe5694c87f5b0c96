import type { Cache, CacheEntry } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import { createWholesaleClient, type WholesaleClient } from '~server/api/client';
import { createConnection } from '~server/api/connection';
import { reportCall, reportCircuit } from '~server/api/report';
import { createAnswerStore, type AnswerStore } from '~server/cache/answer-store';
import { createSharedCache, type SharedCache } from '~server/cache/shared-cache';
import { createTieredStore } from '~server/cache/tiered-store';
import { createCatalogueIndex, type CatalogueIndex } from '~server/catalogue-index/keep-fresh';
import { readEnv, type Env } from '~server/env';
import { createLog, type Log } from '~server/log';
import { createTryCounter, type TryCounter } from '~server/limits/try-counter';
import { openRedis } from '~server/redis/open-redis';
import type { RedisLink } from '~server/redis/redis-link';
import { createMemoryStore, createSharedStore, forgetfulStore, type SharedStore } from '~server/redis/shared-store';
import { createEndedSessions, type EndedSessions } from '~server/session/ended-sessions';
import { createRefresh, type RefreshSession } from '~server/session/refresh';
import { createSeal, type Seal } from '~server/session/seal';
import { createSessionShelf, type SessionShelf } from '~server/session/session-shelf';
import { createAddressLookups } from './address-lookup.server';
import type { PriceGroupHints } from './goods.server';

/** Sessions whose price group is remembered. */
const MOST_SESSIONS = 20_000;
/** Unknown addresses that a process remembers. */
const MOST_UNKNOWN = 5_000;
/** Pages of a hundred ids: a catalogue of 200,000 products takes a few megabytes. */
const MOST_ID_PAGES = 2_000;

/** What lives as long as the process and is shared by all requests. */
export interface Portal {
  readonly env: Env;
  readonly log: Log;
  readonly client: WholesaleClient;
  readonly sharedCache: SharedCache;
  readonly priceGroups: PriceGroupHints;
  /** The forgiving search; it begins to read once `start`ed. */
  readonly catalogueIndex: CatalogueIndex;
  /** Seals the session; one seal for each purpose, so that no cookie passes for another, and made once: each remembers what it has opened. */
  readonly seal: Seal;
  readonly flashSeal: Seal;
  readonly formDraftSeal: Seal;
  readonly orderKeySeal: Seal;
  readonly placedOrderSeal: Seal;
  readonly recoverySeal: Seal;
  readonly refresh: RefreshSession;
  /** Settles when the Redis that is configured, if any, has been met or found missing. */
  readonly met: Promise<void>;
  /** What all processes of the portal know, where Redis is configured. */
  readonly shared: SharedStore;
  /** Addresses that the API knows nothing of; apart, as anybody can make them up. */
  readonly unknownAddresses: SharedStore;
  /** What the API knows of addresses that anybody can make up; apart from the shared cache. */
  readonly addressLookups: SharedCache;
  /** Pages of ids of all products, for the sitemap. */
  readonly productIds: Cache;
  readonly endedSessions: EndedSessions;
  readonly sessionShelf: SessionShelf;
  readonly tries: TryCounter;
}

/**
 * Puts a portal together from its settings.
 * @param given the wholesale API, where it is not the one of the settings
 * @throws {EnvError} naming every faulty variable
 */
export function createPortal(env: Env, given?: WholesaleClient): Portal {
  const log = createLog(env.logLevel);
  const client =
    given ??
    createWholesaleClient({
      baseUrl: env.wholesaleApiUrl,
      fetch: createConnection(),
      report: reportCall(log),
      onCircuit: reportCircuit(log),
    });
  const redis = openRedis(env.redisUrl, log);
  const shared = createSharedStore(redis);
  const unknownAddresses = createSharedStore(redis, createMemoryStore(MOST_UNKNOWN));
  return {
    env,
    log,
    client,
    sharedCache: createSharedCache(client, openAnswerStore(env, redis)),
    priceGroups: new LRUCache({ maxSize: MOST_SESSIONS, sizeCalculation: () => 1 }),
    catalogueIndex: createCatalogueIndex({ client, warehouseId: env.warehouseId, log }),
    seal: createSeal(env.sessionSecrets, 'portal session'),
    flashSeal: createSeal(env.sessionSecrets, 'portal flash'),
    formDraftSeal: createSeal(env.sessionSecrets, 'portal kept form'),
    orderKeySeal: createSeal(env.sessionSecrets, 'portal order key'),
    placedOrderSeal: createSeal(env.sessionSecrets, 'portal placed order'),
    recoverySeal: createSeal(env.sessionSecrets, 'portal recovery'),
    refresh: createRefresh({ client, store: shared, seal: createSeal(env.sessionSecrets, 'portal renewed session') }),
    met: redis?.met ?? Promise.resolve(),
    shared,
    unknownAddresses,
    addressLookups: createAddressLookups({ client, unknownAddresses, env }),
    productIds: new LRUCache<string, CacheEntry>({ maxSize: MOST_ID_PAGES, sizeCalculation: () => 1 }),
    endedSessions: createEndedSessions(redis),
    sessionShelf: createSessionShelf(shared),
    tries: createTryCounter(redis, (act, limit) => log.info({ act, limit }, 'too many tries')),
  };
}

/** Where public answers are kept: in the process, and with Redis for all of this build on the same API. */
function openAnswerStore(env: Env, redis: RedisLink | null): AnswerStore {
  const own = createAnswerStore();
  if (!redis) return own;
  return createTieredStore(
    own,
    createSharedStore(redis, forgetfulStore),
    `${import.meta.env.BUILD_MARK ?? ''} ${env.wholesaleApiUrl}`,
  );
}

let shared: Portal | undefined;

/** The process's own portal, made at the first request at the latest. */
export function portal(): Portal {
  if (!shared) {
    shared = createPortal(readEnv());
    shared.catalogueIndex.start();
  }
  return shared;
}

/** Makes the portal before the first request, so that even that one finds what other processes know: who has signed out, which order is sent. */
export async function openPortal(): Promise<void> {
  await portal().met;
}
