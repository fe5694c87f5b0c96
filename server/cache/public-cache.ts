import { cachified, type CacheEntry } from '@epic-web/cachified';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { WholesaleClient } from '../api/client';
import type { CallContext, CallInput } from '../api/request';
import type { Endpoint } from '../contract/endpoint';

/** How long an answer counts as fresh, ms. */
const FRESH_MS = 60_000;
/** How much longer it may still be shown while a new one is fetched or the API is down, ms. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Entries kept in the process. */
const MAX_ENTRIES = 2_000;

/** Answers that are the same for everybody, per language: served fresh for a minute, stale for up to a day. */
export interface PublicCache {
  /**
   * The answer of a call made without a bearer; calls for the same answer share one exchange.
   * @throws WholesaleError when there is no answer, not even a stale one.
   */
  read<E extends Endpoint>(endpoint: E, input: CallInput<E>, context: CallContext): Promise<z.output<E['answer']>>;
}

export function createPublicCache(client: WholesaleClient): PublicCache {
  const entries = new LRUCache<string, CacheEntry>({ max: MAX_ENTRIES });
  return {
    read: (endpoint, input, { language, requestId }) =>
      cachified({
        key: `${endpoint.name} ${language} ${JSON.stringify(input)}`,
        cache: entries,
        ttl: FRESH_MS,
        swr: STALE_MS,
        getFreshValue: () => client.call(endpoint, input, { language, requestId }),
      }),
  };
}
