import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseEnv } from '../env';
import { resolveEnv } from './start-dependencies';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'boot-'));
  for (const name of ['WHOLESALE_API_URL', 'SESSION_SECRET', 'PORTAL_STARTED_EMBEDDED_API', 'WAREHOUSE_ID', 'SHOP_ID'])
    vi.stubEnv(name, '');
  vi.stubEnv('EMBEDDED_DATA_DIR', dir);
  vi.stubEnv('EMBEDDED_PRODUCTS', '12');
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

it('resolveEnv starts the embedded API and sets its URL in process.env', async () => {
  const dependencies = await resolveEnv();
  const env = parseEnv();
  expect(env).toMatchObject({ embedded: true, wholesaleApiUrl: dependencies.embeddedApi });
  expect((await fetch(`${env.wholesaleApiUrl}/customer/auth/version`)).status).toBe(200);
  expect(env.imageHosts).toEqual([new URL(env.wholesaleApiUrl).host]);
  await dependencies.close();
});

it('resolveEnv stores the generated session secret readable only by its user', async () => {
  await (await resolveEnv()).close();
  const file = join(dir, 'session-secret');
  const made = readFileSync(file, 'utf8');
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const name of ['WHOLESALE_API_URL', 'SESSION_SECRET']) vi.stubEnv(name, '');
  await (await resolveEnv()).close();
  expect(parseEnv().sessionSecrets).toEqual([made]);
});

it('resolveEnv names a data directory that is not writable', async () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  for (const taken of [file, join(file, 'data')]) {
    vi.stubEnv('EMBEDDED_DATA_DIR', taken);
    await expect(resolveEnv()).rejects.toMatchObject({
      name: 'EnvError',
      lines: [expect.stringMatching(/^EMBEDDED_DATA_DIR: cannot be written \(E/)],
    });
  }
});

it('resolveEnv starts nothing for a real API', async () => {
  vi.stubEnv('WHOLESALE_API_URL', 'https://api.example.com/1.0');
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  expect((await resolveEnv()).embeddedApi).toBeNull();
  expect(parseEnv()).toMatchObject({ embedded: false, wholesaleApiUrl: 'https://api.example.com/1.0' });
});
