import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAccountStore, StoreUnavailableError } from './account-store';
import { openStore, testAccountStore } from './account-store.fixture';
import { openSqlite } from './sqlite';

function newUrl(): string {
  const folder = mkdtempSync(join(tmpdir(), 'account-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return pathToFileURL(join(folder, 'new', 'accounts.sqlite')).href;
}

/** A store that tells of its changes, in at most so many pages of 4 kB. */
function openSmall(url: string, pages: number) {
  const changes: boolean[] = [];
  const store = createAccountStore({
    async open() {
      const database = await openSqlite(url);
      await database.exclusively(async (run) => {
        await run(`PRAGMA max_page_count = ${pages}`);
      });
      return database;
    },
    onChange: (isUp) => void changes.push(isUp),
  });
  return { store, changes };
}

/** Another process begins a transaction that excludes others. @returns ends it */
async function lockElsewhere(url: string): Promise<() => Promise<void>> {
  const script = `
    import Database from 'libsql';
    const database = new Database(${JSON.stringify(fileURLToPath(url))});
    database.exec('BEGIN EXCLUSIVE');
    console.log('locked');
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

describe('AccountStore on SQLite', () => {
  testAccountStore(newUrl);

  it('A file that is no database makes every call fail and is left as it is; a good one in its place is used', async () => {
    const url = newUrl();
    const content = 'this is no database, but somebody may want to look at it'.repeat(99);
    await openStore(url).list('anna');
    const file = fileURLToPath(url);
    for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
    writeFileSync(file, content);
    const { store, changes } = openSmall(url, 999);
    await expect(store.list('anna')).rejects.toThrow(StoreUnavailableError);
    await expect(store.write('anna', 'lists', '1', 0)).rejects.toThrow(StoreUnavailableError);
    expect([changes, readFileSync(file, 'utf8')]).toEqual([[false], content]);
    rmSync(file);
    expect(await store.write('anna', 'lists', '1', 0)).toBe('written');
    expect(await store.list('anna')).toHaveLength(1);
    expect(changes).toEqual([false, true]);
    await store.close();
  });

  it('A file that another process has locked can be read; writes fail until it is released', async () => {
    const url = newUrl();
    const store = openStore(url);
    await store.write('anna', 'lists', '1', 0);
    const release = await lockElsewhere(url);
    await expect(store.write('anna', 'lists', '2', 1)).rejects.toThrow(StoreUnavailableError);
    expect(await store.read('anna', 'lists')).toMatchObject({ content: '1' });
    const other = openStore(url);
    expect(await other.list('anna')).toMatchObject([{ content: '1' }]);
    await release();
    expect(await store.write('anna', 'lists', '2', 1)).toBe('written');
    // Of a connection that was refused, too, others see what it writes, and can write.
    expect(await other.write('anna', 'lists', '3', 2)).toBe('written');
    expect(await store.write('anna', 'lists', '4', 3)).toBe('written');
    await Promise.all([store.close(), other.close()]);
  });

  // @fault L2
  it('A new file that another process has locked makes calls fail until it is released', async () => {
    const url = newUrl();
    mkdirSync(dirname(fileURLToPath(url)), { recursive: true });
    const release = await lockElsewhere(url);
    const store = openStore(url);
    await expect(store.list('anna')).rejects.toThrow(StoreUnavailableError);
    await release();
    expect(await store.write('anna', 'lists', '1', 0)).toBe('written');
    await store.close();
  });

  // @fault L3
  it('A full disk makes writes fail, however many; what was written can be read, and removed', async () => {
    const { store, changes } = openSmall(newUrl(), 40);
    await store.write('anna', 'lists', 'a'.repeat(60_000), 0);
    await store.write('boris', 'lists', 'b'.repeat(60_000), 0);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(store.write('clara', 'lists', 'c'.repeat(60_000), 0)).rejects.toThrow(StoreUnavailableError);
    expect(await store.read('anna', 'lists')).toMatchObject({ content: 'a'.repeat(60_000), version: 1 });
    expect(await store.list('clara')).toEqual([]);
    expect(changes).toEqual([true, false]);
    // The store lets one write through each second.
    await expect
      .poll(
        () =>
          store.remove('boris').then(
            () => true,
            () => false,
          ),
        { timeout: 5_000 },
      )
      .toBe(true);
    expect(await store.write('clara', 'lists', 'c'.repeat(60_000), 0)).toBe('written');
    expect(changes).toEqual([true, false, true]);
    await store.close();
  });

  // @fault L5
  it('A copy that SQLite makes while the store is in use reads the same', async () => {
    const url = newUrl();
    const store = openStore(url);
    for (const account of ['anna', 'boris']) await store.write(account, 'lists', `["${account}"]`, 0);
    const copy = `${url}-copy`;
    const database = new Database(fileURLToPath(url));
    database.prepare('VACUUM INTO ?').run([fileURLToPath(copy)]);
    database.close();
    await store.write('anna', 'lists', '["later"]', 1);
    const restored = openStore(copy);
    expect(await restored.list('anna')).toMatchObject([{ content: '["anna"]', version: 1 }]);
    expect(await restored.list('boris')).toEqual(await store.list('boris'));
    expect(await restored.write('anna', 'lists', '["again"]', 1)).toBe('written');
    await Promise.all([store.close(), restored.close()]);
  });
});
