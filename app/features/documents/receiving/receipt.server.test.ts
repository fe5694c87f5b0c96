import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeAccountStore, fakeContext, fakeCustomers } from '~/bff/context.fixture';
import { StoreUnavailableError, type AccountStore } from '~server/store/account-store';
import { loadSharedReceipt, receiptOf, saveReceipt, shareReceipt } from './receipt.server';

const expected = [{ itemId: '7', name: 'Freedom, 60 см', manufacturer: 'Los Nevados', expected: 50 }];
const posted = { kind: receiptOf('d1'), title: 'Замовлення № ЗМ-001204', expected, isByLink: false };

function boxes(came: string, bad = '', reason = '', version = 0): FormData {
  const form = new FormData();
  const fields = { itemId: '7', came, bad, reason, version: String(version) };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function tokenOf(accountStore: AccountStore): Promise<string> {
  const ctx = fakeCustomers(accountStore)();
  await saveReceipt(ctx, boxes('50'), posted);
  const { data } = await shareReceipt(ctx, 'd1', posted.title);
  return /received\/(\S+)/.exec(data.share?.text ?? '')?.[1] ?? '';
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a sealed link to what came of an order', () => {
  it('opens for a visitor within 48 hours', async () => {
    const accountStore = fakeAccountStore();
    const token = await tokenOf(accountStore);
    const open = () => loadSharedReceipt(fakeContext({}, { accountStore }), token);
    expect((await open())?.value.lines).toMatchObject([{ name: 'Freedom, 60 см', came: 50 }]);
    vi.useFakeTimers({ now: Date.now() + 47 * 3_600_000, toFake: ['Date'] });
    expect(await open()).not.toBeNull();
    vi.setSystemTime(Date.now() + 3_600_001);
    expect(await open()).toBeNull();
  });

  it('opens nothing once the account is deleted, with another secret, or where it was changed', async () => {
    const accountStore = fakeAccountStore();
    const token = await tokenOf(accountStore);
    const settings = { SESSION_SECRET: 'another secret of thirty-two chars' };
    expect(await loadSharedReceipt(fakeContext({}, { accountStore, settings }), token)).toBeNull();
    expect(await loadSharedReceipt(fakeContext({}, { accountStore }), `${token}A`)).toBeNull();
    expect(await loadSharedReceipt(fakeContext({}), token)).toBeNull();
  });
});

it('what was counted stays in its boxes while the store is down', async () => {
  const gone = () => Promise.reject(new StoreUnavailableError('away'));
  const store: AccountStore = { ...fakeAccountStore(), read: gone, write: gone };
  const refused = await saveReceipt(fakeCustomers(store)(), boxes('50', '11', 'broken'), posted);
  expect(refused?.init?.status).toBe(503);
  expect(refused?.data.typed).toMatchObject({ '7': { came: '50', bad: '11', reason: 'broken' } });
});
