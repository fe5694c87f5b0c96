import { Counter } from 'prom-client';
import { once } from '../metrics';

const readsName = 'portal_cache_reads_total';

/** Cache reads by result: `fresh`, `stale` (revalidated in the background), `asked` (missing or too old), `standIn` (too old, API down). */
export const cacheReads = once(readsName, () => {
  return new Counter({ name: readsName, help: 'Reads of shared answers by what they came to', labelNames: ['result'] });
});
