import { describe, expect, it } from 'vitest';
import { loadAllRecords } from '~/bff/account-record.server';
import { fakeCustomers } from '~/bff/context.fixture';
import type { RequestContext } from '~/bff/context.server';
import { packText } from '~/bff/http/packed-value.server';
import { digest } from '~server/digest';
import type { ListLine } from './saved-list';
import { changeList, loadLists, loadNorms, restoreList, saveList, saveNorms } from './saved-lists.server';

const line: ListLine = { name: 'Freedom', lengthCm: 60, farmId: '3', lot: '7', pieces: 50 };
const other: ListLine = { ...line, name: 'Mondial', lot: '8' };

const idOf = async (ctx: RequestContext) => (await loadLists(ctx))[0]?.id ?? '';

describe('lists of an account', () => {
  it('are saved with their lines, newest first, and visible only to the customer who saved them', async () => {
    const request = fakeCustomers();
    await saveList(request(), 'Вітрина', [line]);
    await saveList(request(), 'Весілля', [line]);
    expect(await loadLists(request())).toMatchObject([{ name: 'Весілля' }, { name: 'Вітрина', lines: [line] }]);
    expect(await loadLists(request(2))).toEqual([]);
  });

  it('take lines that are saved under their name, each variant once', async () => {
    const request = fakeCustomers();
    const first = await saveList(request(), 'Вітрина', [line]);
    const joined = await saveList(request(), ' вітрина', [{ ...line, pieces: 75 }, other]);
    expect(joined).toEqual({ id: first.id, isNew: false, outcome: 'written' });
    expect(await loadLists(request())).toMatchObject([{ name: 'Вітрина', lines: [{ ...line, pieces: 75 }, other] }]);
  });

  it('are renamed by their id', async () => {
    const request = fakeCustomers();
    await saveList(request(), 'Вітрина', [line]);
    await changeList(request(), await idOf(request()), () => ({ name: 'Весілля' }));
    expect(await loadLists(request())).toMatchObject([{ name: 'Весілля', lines: [line] }]);
    expect(await changeList(request(2), await idOf(request()), () => ({ name: 'Чуже' }))).toMatchObject({
      outcome: 'missing',
    });
  });

  it('are no longer there once deleted, and restored until lists are changed again', async () => {
    const request = fakeCustomers();
    await saveList(request(), 'Вітрина', [line]);
    const id = await idOf(request());
    await changeList(request(), id, () => ({ isDeleted: true }));
    expect(await loadLists(request())).toEqual([]);
    expect(await restoreList(request(2), id)).toMatchObject({ outcome: 'missing' });
    expect(await restoreList(request(), id)).toMatchObject({ outcome: 'written', list: { name: 'Вітрина' } });
    expect(await idOf(request())).toBe(id);
    await changeList(request(), id, () => ({ isDeleted: true }));
    await saveList(request(), 'Вітрина', [line]);
    expect(await restoreList(request(), id)).toMatchObject({ outcome: 'missing' });
  });

  it('of a cookie are taken over by their account, without prices and weekdays, once', async () => {
    const owner = digest('templates 1').slice(0, 6);
    const inCookie = (id: string, whose: string, ...deleted: 1[]) => {
      const lines = [['Freedom', 60, '3', '7', 50, 3_840]];
      return [id, whose, 'Вітрина', 5, lines, ...deleted];
    };
    const others = inCookie('b', 'other');
    const all = [inCookie('a', owner), others, inCookie('c', owner, 1)];
    const cookie = `templates=${packText(JSON.stringify(all))}`;
    const request = fakeCustomers();
    const ctx = request(1, cookie);
    expect(await loadLists(ctx)).toEqual([{ id: 'a', name: 'Вітрина', lines: [line] }]);
    expect(ctx.cookies).toEqual([expect.stringContaining(`templates=${packText(JSON.stringify([others]))};`)]);
    expect(await loadLists(request())).toHaveLength(1);
    expect(await loadLists(request(1, 'templates=forged'))).toHaveLength(1);
  });
});

it('norms that were set are joined by variant, and those that are cleared go', async () => {
  const request = fakeCustomers();
  expect((await loadNorms(request(), ['7']))('7')).toBeUndefined();
  await saveNorms(request(), [line, other], []);
  await saveNorms(request(), [{ ...line, pieces: 75 }], [other]);
  expect(await loadAllRecords(request())).toEqual({ norms: [{ ...line, pieces: 75 }] });
});
