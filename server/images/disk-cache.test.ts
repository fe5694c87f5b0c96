import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import files, { utimes } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDiskCache } from './disk-cache';

const kilobyte = Buffer.alloc(1024, 'x');
const long = 1_000_000;
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(dir, { recursive: true, maxRetries: 5 });
});

// @asvs 5.3.1
it('The disk cache keeps entries over a restart', async () => {
  await openDiskCache({ dir, maxBytes: 9999, maxAgeMs: long }).write('ab12.webp', kilobyte);
  const reopened = openDiskCache({ dir, maxBytes: 9999, maxAgeMs: long });
  expect(await reopened.read('ab12.webp')).toEqual(kilobyte);
  expect(await reopened.read('cd34.webp')).toBeNull();
});

it('The disk cache does not return expired entries', async () => {
  const cache = openDiskCache({ dir, maxBytes: 9999, maxAgeMs: 1000 });
  await cache.write('ab12.webp', kilobyte);
  const then = new Date(Date.now() - 5000);
  await utimes(join(dir, 'ab/ab12.webp'), then, then);
  expect(await cache.read('ab12.webp')).toBeNull();
});

it('The disk cache stays under its limit and removes the least recently used entries', async () => {
  const cache = openDiskCache({ dir, maxBytes: 4 * 1024, maxAgeMs: long });
  const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000);
  for (const [index, key] of ['a1', 'b2', 'c3', 'd4'].entries()) {
    await cache.write(key, kilobyte);
    await utimes(join(dir, key, key), hour(9 - index), hour(0));
  }
  await cache.read('a1');
  await cache.write('e5', kilobyte);
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'));
  expect(files.sort()).toEqual(['a1/a1', 'd4/d4', 'e5/e5']);
});

it('The disk cache stays near its limit with several writing processes', async () => {
  const caches = Array.from({ length: 3 }, () => openDiskCache({ dir, maxBytes: 20 * 1024, maxAgeMs: long }));
  let most = 0;
  for (let count = 10; count < 70; count += 1) {
    await caches[count % 3]?.write(`${count}`, kilobyte);
    most = Math.max(
      most,
      readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/')).length,
    );
  }
  expect(most).toBeLessThanOrEqual(26);
});

it('The disk cache returns an entry whose access time cannot be updated', async () => {
  const cache = openDiskCache({ dir, maxBytes: 9999, maxAgeMs: long });
  await cache.write('ab12.webp', kilobyte);
  vi.spyOn(files, 'utimes').mockRejectedValue(new Error('read-only'));
  syncBuiltinESMExports();
  expect(await cache.read('ab12.webp')).toEqual(kilobyte);
});

it('The disk cache continues when a file cannot be removed', async () => {
  const cache = openDiskCache({ dir, maxBytes: 2 * 1024, maxAgeMs: long });
  for (const key of ['a1', 'b2']) await cache.write(key, kilobyte);
  vi.spyOn(files, 'rm').mockRejectedValueOnce(new Error('not permitted'));
  syncBuiltinESMExports();
  for (const key of ['c3', 'd4', 'e5']) await cache.write(key, kilobyte);
  expect(await cache.read('e5')).toEqual(kilobyte);
});

it('The disk cache lists one folder at a time', async () => {
  const writer = openDiskCache({ dir, maxBytes: 1_000_000, maxAgeMs: long });
  for (let count = 10; count < 60; count += 1) await writer.write(`${count}.webp`, kilobyte);
  const { stat } = files;
  let [now, most] = [0, 0];
  vi.spyOn(files, 'stat').mockImplementation(async (path) => {
    most = Math.max(most, (now += 1));
    return await stat(path).finally(() => (now -= 1));
  });
  syncBuiltinESMExports();
  await openDiskCache({ dir, maxBytes: 1_000_000, maxAgeMs: long }).write('60.webp', kilobyte);
  expect(most).toBe(1);
});

it('The disk cache frees a full disk once, leaves no temporary files and reports it once', async () => {
  const errors: unknown[] = [];
  const cache = openDiskCache({ dir, maxBytes: 1_000_000, maxAgeMs: long, onError: (error) => errors.push(error) });
  for (const key of ['a1', 'b2', 'c3', 'd4', 'e5']) await cache.write(key, kilobyte);
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const { writeFile } = files;
  vi.spyOn(files, 'writeFile').mockImplementation(async (file) => {
    await writeFile(file, 'a part');
    throw full;
  });
  syncBuiltinESMExports();
  for (const key of ['f6', 'g7']) await cache.write(key, kilobyte);
  expect(errors).toEqual([full]);
  expect(readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'))).toHaveLength(4);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await cache.write('h8', kilobyte);
  expect(errors).toEqual([full, null]);
});
