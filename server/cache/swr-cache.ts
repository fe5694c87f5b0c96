import { isWholesaleError } from '../api/wholesale-error';
import type { CacheStore } from './cache-store';
import { cacheReads } from './cache-metrics';
import type { CachePolicy } from './cache-policy';

/** An answer, and since when it has been standing in for one that the API does not give; null when it is current. */
export interface CachedValue<T> {
  readonly value: T;
  /** Epoch ms of the answer. */
  readonly staleSince: number | null;
}

type Wait = <T>(work: Promise<T>) => Promise<T>;

/** Answers that several readers share. */
export interface SwrCache {
  /**
   * The answer under a key as its freshness allows; readers of the same key share one question.
   * @param wait bounds how long this reader waits for it
   * @throws what asking throws, when no earlier answer can stand in
   */
  get<T>(key: string, freshness: CachePolicy, ask: () => Promise<T>, wait: Wait): Promise<CachedValue<T>>;
  /** Keeps an answer that was asked for otherwise. */
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

  /** Asks for the next reader's sake; what the API refuses by now is not shown any longer: that reader asks for himself. */
  function revalidate<T>(key: string, freshness: CachePolicy, ask: () => Promise<T>): void {
    if (flights.has(key)) return;
    share(key, freshness, ask).catch((error: unknown) => (isOutage(error) ? undefined : store.delete(key)));
  }

  /** An API error that was meant for another reader is not passed on. */
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
      const askNow = async (): Promise<CachedValue<T>> => current('asked', await wait(join(key, freshness, ask)));
      if (!known) return await askNow();

      // A key belongs to one question.
      const value = known.value as T;
      const age = Date.now() - known.since;
      if (age <= freshness.maxAgeMs) return current('fresh', value);
      if (age <= freshness.swrMs) {
        revalidate(key, freshness, ask);
        return current('stale', value);
      }
      try {
        return await askNow();
      } catch (error) {
        if (age > freshness.staleMs || !isOutage(error)) throw error;
        cacheReads.inc({ result: 'standIn' });
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
