import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailableError, type AccountStore } from '~server/store/account-store';
import { openStore, testAccountStore } from '~server/store/account-store.fixture';
import { openPostgres } from '~server/store/postgres';
import { openSqlite } from '~server/store/sqlite';
import { startPostgres, type RunningPostgres } from '../support/start-postgres';

let postgres: RunningPostgres;
const folder = mkdtempSync(join(tmpdir(), 'account-store-'));

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('AccountStore on PostgreSQL', () => testAccountStore(() => postgres.newDatabase()));

const databases = [
  {
    name: 'SQLite',
    newUrl: async () => pathToFileURL(join(mkdtempSync(join(folder, 'new-')), 'accounts.sqlite')).href,
    open: openSqlite,
  },
  { name: 'PostgreSQL', newUrl: () => postgres.newDatabase(), open: openPostgres },
];

/** Several processes open the store at once and add 1 to the same record, each so many times. */
async function writeFromProcesses(url: string, processes: number, count: number) {
  const script = fileURLToPath(new URL('../support/write-to-store.ts', import.meta.url));
  const writers = Array.from({ length: processes }, () => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, url, String(count)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n').filter(Boolean)));
    return { child, lines, ended: once(child, 'exit') };
  });
  await expect.poll(() => writers.every(({ lines }) => lines.includes('ready')), { timeout: 30_000 }).toBe(true);
  const startedAt = performance.now();
  for (const { child } of writers) child.stdin.end('go\n');
  const codes = await Promise.all(writers.map(async ({ ended }) => (await ended)[0] as number | null));
  const ms = Math.round(performance.now() - startedAt);
  return { codes, ms, conflicts: writers.map(({ lines }) => Number(lines[1])) };
}

describe.each(databases)('Several processes on one $name', ({ name, newUrl, open }) => {
  // @fault L4
  it('that open a new store at once make its table once', { timeout: 60_000 }, async () => {
    const url = await newUrl();
    const { codes } = await writeFromProcesses(url, 3, 5);
    expect(codes).toEqual([0, 0, 0]);
    const database = await open(url);
    expect((await database.run('SELECT number FROM migration')).rows).toMatchObject([{ number: 1 }, { number: 2 }]);
    await database.close();
    const store = openStore(url);
    expect(await store.read('anna', 'counter')).toMatchObject({ content: '15', version: 15 });
    await store.close();
  });

  it('find as lists what the version before kept as templates', async () => {
    const url = await newUrl();
    const before = openStore(url);
    await before.write('anna', 'templates', '[]', 0);
    await before.close();
    const database = await open(url);
    await database.run('DELETE FROM migration WHERE number = 2');
    await database.close();
    const store = openStore(url);
    expect(await store.list('anna')).toMatchObject([{ kind: 'lists', content: '[]', version: 1 }]);
    await store.close();
  });

  // @fault L1
  it('that write the same record 2,000 times lose no write', { timeout: 120_000 }, async () => {
    const url = await newUrl();
    const { codes, ms, conflicts } = await writeFromProcesses(url, 2, 1_000);
    expect(codes).toEqual([0, 0]);
    const store = openStore(url);
    expect(await store.read('anna', 'counter')).toMatchObject({ content: '2000', version: 2_000 });
    await store.close();
    expect(Math.max(...conflicts)).toBeGreaterThan(0);
    console.log(`${name}: 2,000 writes in ${ms} ms, conflicts ${conflicts.join(' and ')}`);
  });
});

/** How long a statement took that was not answered, ms. */
async function msUntilRefused(store: AccountStore): Promise<number> {
  const startedAt = performance.now();
  await expect(store.list('anna')).rejects.toThrow(StoreUnavailableError);
  return performance.now() - startedAt;
}

const answers = (store: AccountStore) =>
  store.list('anna').then(
    () => true,
    () => false,
  );

describe('AccountStore on a PostgreSQL that is gone', () => {
  it('fails at once, and answers again after its restart', async () => {
    const store = openStore(await postgres.newDatabase());
    await store.write('anna', 'lists', '1', 0);
    await postgres.crash();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await msUntilRefused(store)).toBeLessThan(2_500);
    await postgres.restart();
    await expect.poll(() => answers(store), { timeout: 5_000 }).toBe(true);
    expect(await store.read('anna', 'lists')).toMatchObject({ content: '1', version: 1 });
    await expect.poll(() => store.write('anna', 'lists', '2', 1).catch(String), { timeout: 5_000 }).toBe('written');
    await store.close();
  });

  it('was gone before the first statement: is used once it is there', async () => {
    const url = await postgres.newDatabase();
    await postgres.crash();
    const store = openStore(url);
    await msUntilRefused(store);
    await postgres.restart();
    await expect.poll(() => answers(store), { timeout: 5_000 }).toBe(true);
    await store.close();
  });

  it('that ends while a store waits for another to make the table fails and ends nothing else', async () => {
    const url = await postgres.newDatabase();
    const holding = await openPostgres(url);
    const store = openStore(url);
    let refused: Promise<number> | undefined;
    const held = holding.exclusively(async () => {
      refused = msUntilRefused(store);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await postgres.crash();
    });
    await expect(held).rejects.toThrow();
    expect(await refused).toBeLessThan(2_500);
    await postgres.restart();
    await expect.poll(() => answers(store), { timeout: 5_000 }).toBe(true);
    await Promise.all([store.close(), holding.close()]);
  });

  // @fault L2
  it('that stops answering but keeps its connections fails within 2.5 s, then at once, and answers when it goes on', async () => {
    const store = openStore(await postgres.newDatabase());
    await store.write('anna', 'lists', '1', 0);
    const goOn = await postgres.pause();
    const times: number[] = [];
    try {
      for (let attempt = 0; attempt < 4; attempt += 1) times.push(await msUntilRefused(store));
    } finally {
      goOn();
    }
    expect(Math.max(...times)).toBeLessThan(2_500);
    expect(times.at(-1)).toBeLessThan(100);
    await expect.poll(() => answers(store), { timeout: 5_000 }).toBe(true);
    await store.close();
  });

  it('that accepts connections and says nothing fails within 2.5 s', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const store = openStore(`postgres://portal@127.0.0.1:${(silent.address() as AddressInfo).port}/portal`);
    expect(await msUntilRefused(store)).toBeLessThan(2_500);
    await store.close();
    silent.close();
  });
});

// @fault L5
it('A dump of PostgreSQL that is made while the store is in use, restored into a new database or the same, reads the same', async () => {
  const url = await postgres.newDatabase();
  const store = openStore(url);
  for (const account of ['anna', 'boris']) await store.write(account, 'lists', `["${account} 🌷"]`, 0);
  const file = join(folder, 'accounts.sql');
  await postgres.run('pg_dump', '--clean', '--if-exists', '--file', file, url);
  await store.write('anna', 'lists', '["later"]', 1);
  const copy = await postgres.newDatabase();
  const restore = (to: string) =>
    postgres.run('psql', '--quiet', '--single-transaction', '--set', 'ON_ERROR_STOP=1', '--file', file, to);
  await restore(copy);
  const restored = openStore(copy);
  expect(await restored.list('anna')).toMatchObject([{ content: '["anna 🌷"]', version: 1 }]);
  expect(await restored.list('boris')).toEqual(await store.list('boris'));
  expect(await restored.write('anna', 'lists', '["again"]', 1)).toBe('written');
  await restore(url);
  expect(await store.list('anna')).toMatchObject([{ content: '["anna 🌷"]', version: 1 }]);
  await Promise.all([store.close(), restored.close()]);
});
