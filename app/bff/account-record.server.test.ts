import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { MAX_CONTENT } from '~server/store/account-store';
import { loadAllRecords, loadRecord, prepareToForget, saveRecord, type RecordKind } from './account-record.server';
import { fakeAccountStore, fakeContext } from './context.fixture';
import { packText } from './http/packed-value.server';

const names: RecordKind<readonly string[]> = {
  kind: 'names',
  schema: z.array(z.string()),
  empty: [],
  cookie: {
    name: 'names',
    join(kept, content, accountId) {
      const [owner, ...added] = z.array(z.string()).safeParse(content).data ?? [];
      return owner === accountId ? [...kept, ...added] : null;
    },
  },
};

/** Requests of accounts on one store, as of several devices. */
function portal(accountStore = fakeAccountStore()) {
  return (id = 1, cookieHeader: string | null = null) =>
    fakeContext(
      { 'GET /customers/me': { data: { id, phone: '+380501112233' } } },
      { isSignedIn: true, accountStore, cookieHeader },
    );
}
const add = (name: string) => (all: readonly string[]) => [...all, name];

describe('saveRecord', () => {
  it('loses none of the changes that several devices make at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 4 }), async (added) => {
        const request = portal();
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
    const request = portal();
    await saveRecord(request(), names, add('first'), 0);
    expect(await saveRecord(request(), names, add('second'), 0)).toBe('conflict');
    expect(await loadRecord(request(), names)).toMatchObject({ value: ['first'], version: 1 });
    expect(await saveRecord(request(), names, add('second'), 1)).toBe('written');
  });

  it('saves nothing larger than a record may be', async () => {
    expect(await saveRecord(portal()(), names, add('x'.repeat(MAX_CONTENT)))).toBe('tooLarge');
  });
});

describe('loadRecord', () => {
  it('keeps accounts apart', async () => {
    const request = portal();
    await saveRecord(request(1), names, add('first'));
    expect((await loadRecord(request(2), names)).value).toEqual([]);
  });

  it('takes over what a cookie of the account held, once, and leaves that of another alone', async () => {
    const request = portal();
    const cookie = `names=${packText(JSON.stringify(['1', 'from the cookie']))}`;
    const other = request(2, cookie);
    expect([(await loadRecord(other, names)).value, other.cookies]).toEqual([[], []]);
    const own = request(1, cookie);
    expect((await loadRecord(own, names)).value).toEqual(['from the cookie']);
    expect(own.cookies).toEqual([expect.stringMatching(/^names=; .*Max-Age=0/)]);
    expect((await loadRecord(request(1), names)).value).toEqual(['from the cookie']);
  });

  it('fails, and overwrites nothing, where the stored content is not what it should be', async () => {
    const accountStore = fakeAccountStore();
    const request = portal(accountStore);
    await saveRecord(request(), { ...names, schema: z.array(z.string()).or(z.null()) as never }, () => null as never);
    await expect(loadRecord(request(), names)).rejects.toMatchObject({ kind: 'store' });
    expect(await saveRecord(request(), names, add('first'))).toBe('unavailable');
  });
});

it('all records of an account are listed, and removed with it', async () => {
  const request = portal();
  await saveRecord(request(), names, add('first'));
  await saveRecord(request(2), names, add('other'));
  expect(await loadAllRecords(request())).toEqual({ names: ['first'] });
  await (
    await prepareToForget(request())
  )();
  expect([await loadAllRecords(request()), await loadAllRecords(request(2))]).toEqual([{}, { names: ['other'] }]);
});
