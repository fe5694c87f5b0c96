import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTemporaryApi } from './with-temporary-api';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lend-'));
  vi.stubEnv('TMPDIR', dir);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

it(
  'withTemporaryApi serves during the work and leaves nothing behind, also when the work fails',
  { timeout: 30_000 },
  async () => {
    let lent = '';
    const work = async (url: string) => {
      lent = url;
      expect((await fetch(`${url}/app/version`)).status).toBeLessThan(500);
      expect(readdirSync(dir)).toHaveLength(1);
      throw new Error('the work failed');
    };
    await expect(withTemporaryApi(work)).rejects.toThrow('the work failed');
    expect(readdirSync(dir)).toEqual([]);
    await expect(fetch(lent)).rejects.toThrow();
  },
);
