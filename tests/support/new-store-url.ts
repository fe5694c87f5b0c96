import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** STORE_URL of a new SQLite file, for portals that share it; it is removed when this process ends. */
export function newStoreUrl(): string {
  const folder = mkdtempSync(join(tmpdir(), 'account-store-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return pathToFileURL(join(folder, 'accounts.sqlite')).href;
}
