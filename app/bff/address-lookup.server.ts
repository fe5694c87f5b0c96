import { LRUCache } from 'lru-cache';
import type { WholesaleClient } from '~server/api/client';
import { outcomeOf } from '~server/api/outcome';
import type { CallInput } from '~server/api/request';
import { createPublicCache, type PublicCache } from '~server/cache/public-cache';
import type { Endpoint } from '~server/contract/endpoint';
import type { z } from 'zod';
import type { Scope } from './scope.server';

/** How long 'not found' is believed, ms. */
const UNKNOWN_MS = 30_000;
const MAX_UNKNOWN = 5_000;

interface Lookups {
  readonly answers: PublicCache;
  readonly unknown: LRUCache<string, true>;
}

const lookups = new WeakMap<WholesaleClient, Lookups>();

/**
 * Asks the API what an address typed by anybody means; null when it knows nothing of it. The answers have a cache of
 * their own, so that made-up addresses never push the catalogue out of the public one.
 * @throws WholesaleError when the API cannot say
 */
export async function lookUpAddress<E extends Endpoint>(scope: Scope, endpoint: E, input: CallInput<E>): Promise<z.output<E['answer']> | null> {
  const { answers, unknown } = lookupsOf(scope.portal.client);
  const key = `${endpoint.name} ${scope.language} ${JSON.stringify(input)}`;
  if (unknown.has(key)) return null;
  const outcome = await outcomeOf(answers.read(endpoint, input, { language: scope.language, requestId: scope.requestId }));
  if (outcome.ok) return outcome.value;
  if (outcome.refusal.kind !== 'notFound') throw outcome.refusal;
  unknown.set(key, true);
  return null;
}

function lookupsOf(client: WholesaleClient): Lookups {
  const known = lookups.get(client);
  if (known) return known;
  const made = { answers: createPublicCache(client), unknown: new LRUCache<string, true>({ max: MAX_UNKNOWN, ttl: UNKNOWN_MS, perf: Date }) };
  lookups.set(client, made);
  return made;
}
