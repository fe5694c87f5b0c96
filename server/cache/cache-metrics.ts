import { Counter } from 'prom-client';
import { once } from '../metrics';

const readsName = 'portal_cache_reads_total';

/** Cache reads by result: `hit`, `stale` (revalidated in the background), `miss` (missing or too old), `stale-if-error` (too old, API down). */
export const cacheReads = once(readsName, () => {
  return new Counter({ name: readsName, help: 'Reads of shared answers by what they came to', labelNames: ['result'] });
});
