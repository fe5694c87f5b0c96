import { LRUCache } from 'lru-cache';
import { createWholesaleClient, type WholesaleClient } from '~server/api/client';
import { createConnection } from '~server/api/connection';
import { reportCall, reportCircuit } from '~server/api/report';
import { createCacheStore, type CacheStore } from '~server/cache/cache-store';
import { createSwrCache, type SwrCache } from '~server/cache/swr-cache';
import { createSharedCache, type SharedCache } from '~server/cache/shared-cache';
import { createTieredStore } from '~server/cache/tiered-store';
import { createCatalogueIndex, type CatalogueIndex } from '~server/search-index/catalogue-index';
import { parseEnv, type Env } from '~server/env';
import { createLog, type Log } from '~server/log';
import { createReportLimit, type ReportLimit } from '~server/limits/report-limit';
import { createRateLimiter, type RateLimiter } from '~server/limits/rate-limiter';
import { openRedis } from '~server/redis/open-redis';
import type { RedisLink } from '~server/redis/redis-link';
import { createMemoryStore, createSharedStore, noopStore, type SharedStore } from '~server/redis/shared-store';
import { createRevokedSessions, type RevokedSessions } from '~server/session/revoked-sessions';
import { createRefresh, type RefreshSession } from '~server/session/refresh';
import { createEncrypter, type Encrypter } from '~server/session/encrypter';
import { createSessionOverflowStore, type SessionOverflowStore } from '~server/session/session-overflow';
import type { AccountStore } from '~server/store/account-store';
import { openAccountStore } from '~server/store/open-account-store';
import { createUrlLookups } from '~server/cache/url-lookups';
import { createGoodsMemory } from '~server/varieties/goods-memory';
import { createUsedSessions, type UsedSessions } from './auth/check-stored-session.server';
import type { PriceGroupCache } from './get-products.server';
import { createPurchaseCache, type PurchaseCache } from './purchase-cache.server';

const MAX_SESSIONS = 20_000;
const MAX_UNKNOWN = 5_000;
/** They take a few megabytes. */
const MAX_PRODUCT_IDS = 200_000;

export interface AppServices {
  readonly env: Env;
  readonly log: Log;
  readonly client: WholesaleClient;
  readonly sharedCache: SharedCache;
  readonly priceGroups: PriceGroupCache;
  readonly purchases: PurchaseCache;
  /** Index of the typo-tolerant search; reads the catalogue once started. */
  readonly catalogueIndex: CatalogueIndex;
  /** Encrypts cookies, with one key for each purpose. */
  readonly encrypt: Encrypter;
  readonly flashEncrypter: Encrypter;
  readonly formDraftEncrypter: Encrypter;
  readonly orderKeyEncrypter: Encrypter;
  readonly orderConfirmationEncrypter: Encrypter;
  readonly recoveryEncrypter: Encrypter;
  readonly receiptLinkEncrypter: Encrypter;
  readonly refresh: RefreshSession;
  readonly redisReady: Promise<void>;
  readonly shared: SharedStore;
  /** Unknown addresses; apart, since anybody can make them up. */
  readonly unknownAddresses: SharedStore;
  readonly addressLookups: SharedCache;
  readonly productIds: SwrCache;
  readonly revokedSessions: RevokedSessions;
  readonly usedSessions: UsedSessions;
  readonly sessionOverflow: SessionOverflowStore;
  readonly attempts: RateLimiter;
  readonly clientErrorLimit: ReportLimit;
  readonly accountStore: AccountStore;
}

/** Creates the services. @param given the wholesale API and the store, in tests. @throws {EnvError} naming every wrong variable */
export function createServices(
  env: Env,
  { client: given, accountStore: givenStore }: Partial<Pick<AppServices, 'client' | 'accountStore'>> = {},
): AppServices {
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
  const accountStore = givenStore ?? openAccountStore(env.storeUrl, log);
  const markNews = createGoodsMemory(accountStore, log);
  const shared = createSharedStore(redis);
  const unknownAddresses = createSharedStore(redis, createMemoryStore(MAX_UNKNOWN));
  return {
    env,
    log,
    client,
    sharedCache: createSharedCache(client, openCacheStore(env, redis)),
    priceGroups: new LRUCache({ maxSize: MAX_SESSIONS, sizeCalculation: () => 1 }),
    purchases: createPurchaseCache(),
    catalogueIndex: createCatalogueIndex({ client, warehouseId: env.warehouseId, log, markNews }),
    encrypt: createEncrypter(env.sessionSecrets, 'portal session'),
    flashEncrypter: createEncrypter(env.sessionSecrets, 'portal flash'),
    formDraftEncrypter: createEncrypter(env.sessionSecrets, 'portal kept form'),
    orderKeyEncrypter: createEncrypter(env.sessionSecrets, 'portal order key'),
    orderConfirmationEncrypter: createEncrypter(env.sessionSecrets, 'portal placed order'),
    recoveryEncrypter: createEncrypter(env.sessionSecrets, 'portal recovery'),
    receiptLinkEncrypter: createEncrypter(env.sessionSecrets, 'portal receipt link'),
    refresh: createRefresh({
      client,
      store: shared,
      encrypter: createEncrypter(env.sessionSecrets, 'portal renewed session'),
    }),
    redisReady: redis?.redisReady ?? Promise.resolve(),
    shared,
    unknownAddresses,
    addressLookups: createUrlLookups({ client, unknownAddresses, env }),
    productIds: createSwrCache(createCacheStore(MAX_PRODUCT_IDS)),
    revokedSessions: createRevokedSessions(redis),
    usedSessions: createUsedSessions(),
    sessionOverflow: createSessionOverflowStore(shared),
    attempts: createRateLimiter(redis, (act, limit) => log.info({ act, limit }, 'too many tries')),
    clientErrorLimit: createReportLimit(),
    accountStore,
  };
}

/** In the process, and with Redis for all processes of this build and API. */
function openCacheStore(env: Env, redis: RedisLink | null): CacheStore {
  const own = createCacheStore();
  if (!redis) return own;
  return createTieredStore(
    own,
    createSharedStore(redis, noopStore),
    `${import.meta.env.BUILD_ID ?? ''} ${env.wholesaleApiUrl}`,
  );
}

let shared: AppServices | undefined;

export function getServices(): AppServices {
  if (!shared) {
    shared = createServices(parseEnv());
    shared.catalogueIndex.start();
  }
  return shared;
}

/** Creates the services before the first request, so that it knows what other processes know. */
export async function startServices(): Promise<void> {
  await getServices().redisReady;
}
