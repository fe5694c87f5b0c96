import { setTimeout as wait } from 'node:timers/promises';
import type { WholesaleClient } from '../api/client';
import type { Log } from '../log';
import type { MarkNews } from '../varieties/goods-memory';
import { loadCatalogue } from '../varieties/load-catalogue';
import { createSearchIndex, type SearchIndex } from './search-index';

/** The search index of the public catalogue, shared by all requests. */
export interface CatalogueIndex {
  current(): SearchIndex | null;
  /** Starts refreshing for as long as the process lives. */
  start(): void;
}

export interface CatalogueIndexOptions {
  readonly client: WholesaleClient;
  readonly warehouseId: string;
  readonly log: Log;
  readonly markNews?: MarkNews;
  readonly times?: Partial<typeof defaultTimes>;
}

/** Pause between refreshes: `refresh` plus up to half of it, at least ten times the duration of the last one. */
const defaultTimes = { start: 1_500, refresh: 4 * 60_000, retry: 20_000, longestRetry: 10 * 60_000 };
/** Pause after each page, in multiples of its duration, so that customers' calls come first. */
const REST = 3;
const LONGEST_REST_MS = 2_000;

/** Refreshes the index in the background. A failed refresh keeps the last index and is retried with growing pauses. */
export function createCatalogueIndex(options: CatalogueIndexOptions): CatalogueIndex {
  const { client, warehouseId, log, markNews } = options;
  const { start, refresh, retry, longestRetry } = { ...defaultTimes, ...options.times };
  let current: SearchIndex | null = null;
  let failures = 0;

  async function refreshOnce(): Promise<number> {
    const [startedAt, from] = [performance.now(), Date.now()];
    try {
      const pause = (tookMs: number) => wait(Math.min(LONGEST_REST_MS, tookMs * REST), undefined, { ref: false });
      const catalogue = await loadCatalogue({ client, warehouseId, pause });
      current = await createSearchIndex({ ...catalogue, noticed: await markNews?.(catalogue.varieties, from) });
      failures = 0;
      const tookMs = Math.round(performance.now() - startedAt);
      log.debug({ products: current.lotCount, goods: current.catalogue.varieties.length, tookMs }, 'catalogue indexed');
      return Math.max(refresh, tookMs * 10);
    } catch (error) {
      failures += 1;
      log.warn({ err: error, failures }, 'catalogue not indexed');
      return Math.min(longestRetry, retry * 2 ** (failures - 1));
    }
  }

  function schedule(delayMs: number): void {
    const timer = setTimeout(
      () => void refreshOnce().then((next) => schedule(next * (1 + Math.random() / 2))),
      delayMs,
    );
    timer.unref();
  }

  return {
    current: () => current,
    start: () => schedule(start),
  };
}
