import { Counter } from 'prom-client';
import { once } from '../metrics';

const readsName = 'portal_cache_reads_total';

/**
 * Reads of shared answers: `fresh`; `stale`, shown while a new one is fetched; `asked`, there was none or it was too old;
 * `standIn`, too old and shown because the API did not answer.
 */
export const cacheReads = once(readsName, () => {
  return new Counter({ name: readsName, help: 'Reads of shared answers by what they came to', labelNames: ['result'] });
});
