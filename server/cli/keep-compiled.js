import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Starts the built portal on a small embedded API of its own, shows it a few pages, and keeps the code that V8 has compiled by
 * then. The build runs it as a process of its own, with the very node and flags that the portal is started with, and without whatever settings the builder has.
 */
for (const name of Object.keys(process.env))
  if (!['PATH', 'HOME', 'TMPDIR'].includes(name)) Reflect.deleteProperty(process.env, name);

const pages = ['/categories/roses', '/', '/en/categories/roses'];
const host = new URL('../../build/host/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
const api = spawn(
  process.execPath,
  [fileURLToPath(new URL('embedded.js', host)), '--data', folder, '--products', '60'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
process.on('exit', () => {
  api.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
const [said] = /** @type {[Buffer]} */ (await once(api.stdout, 'data'));

Object.assign(process.env, {
  NODE_ENV: 'production',
  WHOLESALE_API_URL: said.toString().trim(),
  SESSION_SECRET: 'thirty-two characters for a build',
  IMAGE_CACHE_DIR: join(folder, 'images'),
  PORTAL_STARTED_EMBEDDED_API: 'true',
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
});
/** @type {typeof import('../http/main')} */
const { address, keepCompiled } = await import(new URL('main.cjs', host).href);
for (const page of pages) {
  const { ok, status } = await fetch((await address) + page);
  if (!ok) throw new Error(`${page} of the new build answers ${status}`);
}
keepCompiled();
process.exit();
