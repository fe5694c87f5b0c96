import { expect, it } from 'vitest';
import { createLog } from '../log';
import { MAX_CONTENT, type AccountStore } from './account-store';
import { openAccountStore } from './open-account-store';

/** Opens the store at a URL and writes no log. */
export const openStore = (url: string): AccountStore => openAccountStore(url, createLog('silent'));

/** What each database has to do. @param newUrl creates an empty database */
export function testAccountStore(newUrl: () => string | Promise<string>): void {
  const openNew = async () => openStore(await newUrl());

  it('keeps what was written under its account and kind, with a version that counts the writes', async () => {
    const store = await openNew();
    expect(await store.read('anna', 'lists')).toBeNull();
    expect(await store.write('anna', 'lists', '["a"]', 0)).toBe('written');
    expect(await store.write('anna', 'lists', '["b 🌷 $1 \\u0000"]', 1)).toBe('written');
    expect(await store.write('boris', 'lists', '["c"]', 0)).toBe('written');
    expect(await store.read('anna', 'lists')).toMatchObject({ content: '["b 🌷 $1 \\u0000"]', version: 2 });
    await store.remove('anna');
    expect([await store.list('anna'), (await store.list('boris')).length]).toEqual([[], 1]);
    await store.close();
  });

  it('writes nothing over another version, nor where the record was removed', async () => {
    const store = await openNew();
    await store.write('anna', 'lists', '1', 0);
    await store.write('anna', 'prices', '1', 0);
    for (const version of [0, 2, 7]) expect(await store.write('anna', 'lists', '2', version)).toBe('conflict');
    expect(await store.list('anna')).toMatchObject([
      { kind: 'lists', content: '1', version: 1 },
      { kind: 'prices', content: '1', version: 1 },
    ]);
    await store.remove('anna');
    expect(await store.write('anna', 'lists', '2', 1)).toBe('conflict');
    expect(await store.list('anna')).toEqual([]);
    await store.close();
  });

  it('writes at most 64 kB', async () => {
    const store = await openNew();
    expect(await store.write('anna', 'lists', 'я'.repeat(MAX_CONTENT / 2), 0)).toBe('written');
    expect(await store.write('anna', 'lists', 'я'.repeat(MAX_CONTENT / 2 + 1), 1)).toBe('tooLarge');
    expect(await store.read('anna', 'lists')).toMatchObject({ content: 'я'.repeat(MAX_CONTENT / 2), version: 1 });
    await store.close();
  });

  it('of many writes at once over one version writes one', async () => {
    const store = await openNew();
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => store.write('anna', 'lists', `${at}`, 0)));
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(19);
    await store.close();
  });

  // @fault L4
  it('opened at once by many makes its table once, and fails for none', async () => {
    const url = await newUrl();
    const stores = Array.from({ length: 8 }, () => openStore(url));
    expect(await Promise.all(stores.map((store) => store.list('anna')))).toEqual(stores.map(() => []));
    expect(await stores[0]?.write('anna', 'lists', '1', 0)).toBe('written');
    expect(await stores[7]?.read('anna', 'lists')).toMatchObject({ content: '1' });
    await Promise.all(stores.map((store) => store.close()));
  });
}
