import { expect, it } from 'vitest';
import { createCacheStore } from './cache-store';

const entry = (value: unknown) => ({ value, since: 0, keepMs: 60_000 });

async function countStored(keys: readonly string[], value: unknown): Promise<number> {
  const store = createCacheStore();
  for (const key of keys) await store.set(key, entry(value));
  let count = 0;
  for (const key of keys) if (await store.get(key)) count += 1;
  return count;
}

const keys = (count: number, tail = '') => Array.from({ length: count }, (_, index) => `${index} ${tail}`);

it('createCacheStore holds twenty thousand list entries and removes older ones', async () => {
  expect(await countStored(keys(900), { data: Array(20).fill('goods') })).toBe(900);
  expect(await countStored(keys(2_000), { data: Array(20).fill('goods') })).toBeLessThan(1_000);
});

// @fault R14
it('createCacheStore stays under 40 MB with long invented addresses as keys', async () => {
  const count = await countStored(keys(10_000, 'a'.repeat(8_000)), { data: [] });
  expect(count).toBeGreaterThan(0);
  expect(count * 8_000 * 2).toBeLessThanOrEqual(40_000_000);
});
