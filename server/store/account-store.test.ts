import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createAccountStore, MAX_CONTENT, StoreUnavailableError } from './account-store';
import { openSqlite } from './sqlite';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'account-store-')), 'accounts.sqlite');
const openFile = (file: string, changes: boolean[] = []) =>
  createAccountStore({
    open: () => openSqlite(pathToFileURL(file).href),
    onChange: (isUp) => void changes.push(isUp),
  });

describe('AccountStore', () => {
  it('keeps what was written under its account and kind, with a version that counts the writes', async () => {
    const store = openFile(newFile());
    expect(await store.read('anna', 'lists')).toBeNull();
    expect(await store.write('anna', 'lists', '["a"]', 0)).toBe('written');
    expect(await store.write('anna', 'lists', '["b"]', 1)).toBe('written');
    expect(await store.write('boris', 'lists', '["c"]', 0)).toBe('written');
    expect(await store.read('anna', 'lists')).toMatchObject({ content: '["b"]', version: 2 });
    await store.remove('anna');
    expect([await store.list('anna'), (await store.list('boris')).length]).toEqual([[], 1]);
    await store.close();
  });

  it('writes nothing over a newer version, nor more than 64 kB', async () => {
    const store = openFile(newFile());
    await store.write('anna', 'lists', '1', 0);
    expect(await store.write('anna', 'lists', '2', 0)).toBe('conflict');
    expect(await store.write('anna', 'lists', 'я'.repeat(MAX_CONTENT / 2 + 1), 1)).toBe('tooLarge');
    expect(await store.read('anna', 'lists')).toMatchObject({ content: '1', version: 1 });
    await store.close();
  });

  it('A file that is no database makes every call fail and is left as it is; a good one in its place is used', async () => {
    const file = newFile();
    writeFileSync(file, 'this is no database, but somebody may want to look at it'.repeat(99));
    const changes: boolean[] = [];
    const store = openFile(file, changes);
    await expect(store.list('anna')).rejects.toThrow(StoreUnavailableError);
    await expect(store.write('anna', 'lists', '1', 0)).rejects.toThrow(StoreUnavailableError);
    expect(changes).toEqual([false]);
  });
});
