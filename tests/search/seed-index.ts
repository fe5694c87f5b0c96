import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWholesaleClient } from '../../server/api/client';
import { loadCatalogue } from '../../server/varieties/load-catalogue';
import { createSearchIndex, type SearchIndex } from '../../server/search-index/search-index';
import { listenEmbeddedApi } from '../../server/embedded/listen';

/** Search index of the catalogue of the embedded API. */
export async function indexSeed(): Promise<SearchIndex> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spellings-'));
  const api = await listenEmbeddedApi({ dataDir });
  try {
    const client = createWholesaleClient({
      baseUrl: api.url,
      fetch: (url, init) => fetch(url, init),
      report: () => undefined,
    });
    return await createSearchIndex(
      await loadCatalogue({ client, warehouseId: api.warehouseId, pause: async () => undefined }),
    );
  } finally {
    await api.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
