import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenEmbeddedApi } from '../embedded/listen';

/** Runs work with an embedded API, and removes the API afterwards. */
export async function withTemporaryApi<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'check-api-'));
  try {
    const api = await listenEmbeddedApi({ dataDir });
    return await work(api.url).finally(() => api.close());
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
