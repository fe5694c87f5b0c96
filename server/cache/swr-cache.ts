import { isWholesaleError } from '../api/wholesale-error';
import type { CacheStore } from './cache-store';
import type { CachePolicy } from './cache-policy';
import { Counter } from 'prom-client';
import { once } from '../metrics';

const readsName = 'portal_cache_reads_total';

/** Cache reads by result: `hit`, `stale` (revalidated in the background), `miss` (missing or too old), `stale-if-error` (too old, API down). */
const cacheReads = once(readsName, () => {
  return new Counter({ name: readsName, help: 'Reads of shared answers by what they came to', labelNames: ['result'] });
});

/** A response, and since when it is stale because the API is down; null when current. */
export interface CachedValue<T> {
  readonly value: T;
  readonly staleSince: number | null;
}

type Wait = <T>(work: Promise<T>) => Promise<T>;

export interface SwrCache {
  /** Reads of the same key share one request. @param wait limits how long this reader waits. @throws what `ask` throws when there is no stale value */
  get<T>(key: string, freshness: CachePolicy, ask: () => Promise<T>, wait: Wait): Promise<CachedValue<T>>;
  set(key: string, freshness: CachePolicy, value: unknown): Promise<void>;
}

export function createSwrCache(store: CacheStore): SwrCache {
  const flights = new Map<string, Promise<unknown>>();

  async function set(key: string, { staleMs }: CachePolicy, value: unknown) {
    await store.set(key, { value, since: Date.now(), keepMs: staleMs });
  }

  async function load<T>(key: string, freshness: CachePolicy, ask: () => Promise<T>): Promise<T> {
    const value = await ask();
    await set(key, freshness, value);
    return value;
  }

  function share<T>(key: string, freshness: CachePolicy, ask: () => Promise<T>): Promise<T> {
    const flight = load(key, freshness, ask).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  /** In the background. A 4xx removes the entry, so that the next reader asks. */
  function revalidate<T>(key: string, freshness: CachePolicy, ask: () => Promise<T>): void {
    if (flights.has(key)) return;
    share(key, freshness, ask).catch((error: unknown) => (isOutage(error) ? undefined : store.delete(key)));
  }

  async function join<T>(key: string, freshness: CachePolicy, ask: () => Promise<T>): Promise<T> {
    const running = flights.get(key) as Promise<T> | undefined;
    if (!running) return await share(key, freshness, ask);
    try {
      return await running;
    } catch (error) {
      if (isOutage(error)) throw error;
      return await ask();
    }
  }

  return {
    set,
    async get<T>(key: string, freshness: CachePolicy, ask: () => Promise<T>, wait: Wait): Promise<CachedValue<T>> {
      const known = await store.get(key);
      const askNow = async (): Promise<CachedValue<T>> => current('miss', await wait(join(key, freshness, ask)));
      if (!known) return await askNow();

      const value = known.value as T;
      const age = Date.now() - known.since;
      if (age <= freshness.maxAgeMs) return current('hit', value);
      if (age <= freshness.swrMs) {
        revalidate(key, freshness, ask);
        return current('stale', value);
      }
      try {
        return await askNow();
      } catch (error) {
        if (age > freshness.staleMs || !isOutage(error)) throw error;
        cacheReads.inc({ result: 'stale-if-error' });
        return { value, staleSince: known.since };
      }
    },
  };
}

function current<T>(result: string, value: T): CachedValue<T> {
  cacheReads.inc({ result });
  return { value, staleSince: null };
}

function isOutage(error: unknown): boolean {
  return isWholesaleError(error) && error.isOutage;
}
