import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { products } from '../store/catalogue-tables';
import { applications } from '../store/sign-in-tables';
import type { Store } from '../store/store';
import { openSeededStore } from './build-store';

const dir = mkdtempSync(join(tmpdir(), 'build-'));
const file = join(dir, 'deep', 'wholesale.sqlite');
const now = new Date('2026-11-20T08:00:00Z');

afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function total(store: Store): Promise<number> {
  const [row] = await store.db.select({ total: count() }).from(products);
  return row?.total ?? 0;
}

it('openSeededStore builds a file once and reopens it with later changes', async () => {
  const first = await openSeededStore(file, 40, now);
  expect(await total(first)).toBe(40);
  await first.write((db) =>
    db.insert(applications).values({ phone: '+1', name: 'Марія', role: 'decorator', sentAt: '' }),
  );
  first.close();
  const { birthtimeMs } = statSync(file);
  const second = await openSeededStore(file, 40, now);
  expect(await second.db.select().from(applications)).toHaveLength(1);
  expect(statSync(file).birthtimeMs).toBe(birthtimeMs);
  second.close();
});

it('openSeededStore rebuilds a file of another size and reports the loss', async () => {
  const onLost = vi.fn();
  for (let times = 0; times < 2; times += 1) {
    const store = await openSeededStore(file, 70, now, onLost);
    expect(await total(store)).toBe(70);
    store.close();
  }
  expect(onLost).toHaveBeenCalledOnce();
});

it('openSeededStore replaces a file that is not its database', async () => {
  const empty = join(dir, 'empty.sqlite');
  writeFileSync(empty, '');
  const store = await openSeededStore(empty, 20, now);
  expect(await total(store)).toBe(20);
  store.close();
});

it('openSeededStore keeps the first of several concurrently built files', async () => {
  const shared = join(dir, 'shared.sqlite');
  const first = await openSeededStore(shared, 30, now);
  await first.write((db) =>
    db.insert(applications).values({ phone: '+2', name: 'Леся', role: 'decorator', sentAt: '' }),
  );
  const others = await Promise.all([openSeededStore(shared, 30, now), openSeededStore(shared, 30, now)]);
  for (const store of others) expect(await store.db.select().from(applications)).toHaveLength(1);
  for (const store of [first, ...others]) store.close();
});

it('openSeededStore leaves no temporary files', () => {
  expect(existsSync(file)).toBe(true);
  expect(readdirSync(join(dir, 'deep')).filter((name) => name.includes('draft'))).toEqual([]);
});
