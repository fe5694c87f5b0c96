import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MAX_CONTENT, StoreUnavailableError } from '~server/store/account-store';
import {
  findRecordKey,
  loadAllRecords,
  loadRecord,
  removeRecords,
  saveRecord,
  type RecordKind,
} from './account-record.server';
import { fakeAccountStore, fakeCustomers } from './context.fixture';
import { packText } from './http/packed-value.server';

const names: RecordKind<readonly string[]> = {
  kind: 'names',
  schema: z.array(z.string()),
  empty: [],
  cookie: {
    name: 'names',
    take({ value }, content, { accountId }) {
      const all = z.array(z.tuple([z.string(), z.string()])).safeParse(content).data ?? [];
      const own = all.filter(([owner]) => owner === accountId);
      if (own.length === 0) return null;
      const added = own.map(([, name]) => name).filter((name) => !value.includes(name));
      const rest = all.filter((each) => !own.includes(each));
      return { value: added.length === 0 ? value : [...value, ...added], ...(rest.length > 0 && { rest }) };
    },
  },
};

const add = (name: string) => (all: readonly string[]) => [...all, name];

describe('saveRecord', () => {
  it('loses none of the changes that several devices make at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 4 }), async (added) => {
        const request = fakeCustomers();
        // All have read the same version before the first one writes.
        const devices = added.map(() => request());
        await Promise.all(devices.map((ctx) => loadRecord(ctx, names)));
        const outcomes = await Promise.all(devices.map((ctx, at) => saveRecord(ctx, names, add(added[at] ?? ''))));
        expect(new Set(outcomes)).toEqual(new Set(['written']));
        expect([...(await loadRecord(request(), names)).value].sort()).toEqual([...added].sort());
      }),
    );
  });

  it('saves nothing over a newer version than the one that was seen', async () => {
    const request = fakeCustomers();
    await saveRecord(request(), names, add('first'), 0);
    expect(await saveRecord(request(), names, add('second'), 0)).toBe('conflict');
    expect(await loadRecord(request(), names)).toMatchObject({ value: ['first'], version: 1 });
    expect(await saveRecord(request(), names, add('second'), 1)).toBe('written');
  });

  it('saves nothing larger than a record may be', async () => {
    expect(await saveRecord(fakeCustomers()(), names, add('x'.repeat(MAX_CONTENT)))).toBe('tooLarge');
  });
});

describe('loadRecord', () => {
  it('keeps accounts apart', async () => {
    const request = fakeCustomers();
    await saveRecord(request(1), names, add('first'));
    expect((await loadRecord(request(2), names)).value).toEqual([]);
  });

  const cookieOf = (...content: [owner: string, name: string][]) => `names=${packText(JSON.stringify(content))}`;

  it('takes over what a cookie held of the account, once, and leaves the others what is theirs', async () => {
    const request = fakeCustomers();
    const both = cookieOf(['1', 'of one'], ['2', 'of two']);
    expect((await loadRecord(request(3, both), names)).value).toEqual([]);
    const one = request(1, both);
    expect((await loadRecord(one, names)).value).toEqual(['of one']);
    const [line = ''] = one.cookies;
    const two = request(2, line.split(';')[0]);
    expect((await loadRecord(two, names)).value).toEqual(['of two']);
    expect(two.cookies).toEqual([expect.stringMatching(/^names=; .*Max-Age=0/)]);
    expect((await loadRecord(request(1), names)).value).toEqual(['of one']);
  });

  it('removes a cookie that adds nothing, or cannot be read, and saves nothing then', async () => {
    const request = fakeCustomers();
    await saveRecord(request(), names, add('kept'));
    for (const cookie of [cookieOf(['1', 'kept']), 'names=broken']) {
      const ctx = request(1, cookie);
      expect(await loadRecord(ctx, names)).toMatchObject({ value: ['kept'], version: 1 });
      expect(ctx.cookies).toEqual([expect.stringMatching(/^names=; .*Max-Age=0/)]);
    }
  });

  it('has it whole when several requests take it over at once', async () => {
    const request = fakeCustomers();
    const cookie = cookieOf(['1', 'from the cookie']);
    const records = await Promise.all([request(1, cookie), request(1, cookie)].map((ctx) => loadRecord(ctx, names)));
    expect(records.map(({ value }) => value)).toEqual([['from the cookie'], ['from the cookie']]);
  });

  it('is read, and the cookie stays, where the store takes no writes', async () => {
    const accountStore = fakeAccountStore();
    await saveRecord(fakeCustomers(accountStore)(), names, add('kept'));
    const full = { ...accountStore, write: () => Promise.reject(new StoreUnavailableError()) };
    const ctx = fakeCustomers(full)(1, cookieOf(['1', 'from the cookie']));
    expect([(await loadRecord(ctx, names)).value, ctx.cookies]).toEqual([['kept'], []]);
  });

  it('fails, and overwrites nothing, where the stored content is not what it should be', async () => {
    const accountStore = fakeAccountStore();
    const request = fakeCustomers(accountStore);
    await saveRecord(request(), { ...names, schema: z.array(z.string()).or(z.null()) as never }, () => null as never);
    await expect(loadRecord(request(), names)).rejects.toMatchObject({ kind: 'store' });
    expect(await saveRecord(request(), names, add('first'))).toBe('unavailable');
  });
});

it('all records of an account are listed, and removed with it', async () => {
  const request = fakeCustomers();
  await saveRecord(request(), names, add('first'));
  await saveRecord(request(2), names, add('other'));
  expect(await loadAllRecords(request())).toEqual({ names: ['first'] });
  await removeRecords(request(), await findRecordKey(request()));
  expect([await loadAllRecords(request()), await loadAllRecords(request(2))]).toEqual([{}, { names: ['other'] }]);
});
