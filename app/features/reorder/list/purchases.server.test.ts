import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { loadPurchases } from './purchases.server';

const list = 'GET /documents?documentType=order&documentType=return&dateFrom=2026-10-23&page=1&perPage=100';
const listed = (...documents: object[]) => ({
  [list]: { data: documents, meta: { page: 1, perPage: 100, total: documents.length } },
});
const read = (answers: FakeAnswers) =>
  loadPurchases(fakeContext(answers, { isSignedIn: true }).api, { from: '2026-10-23' });
const bare = (id: string, changes: object = {}) => ({ ...wireDocument({ id, ...changes }), items: undefined });

describe('loading purchases', () => {
  it('returns the lines of each recent order, newest first', async () => {
    const { orders, unread, isCut } = await read({
      ...listed(bare('a'), bare('b')),
      'GET /documents/a': { data: wireDocument({ id: 'a', date: '2026-11-01T08:00:00Z' }) },
      'GET /documents/b': { data: wireDocument({ id: 'b', date: '2026-11-15T08:00:00Z' }) },
    });
    expect(orders.map(({ id, items }) => [id, items?.length])).toEqual([
      ['b', 1],
      ['a', 1],
    ]);
    expect([unread, isCut]).toEqual([0, false]);
  });

  it('ignores orders without purchases, whatever the API returned for the query', async () => {
    const others = [
      bare('a', { status: 'canceled' }),
      bare('b', { status: 'preliminary' }),
      bare('c', { documentType: 'claimAct' }),
    ];
    expect(await read(listed(...others))).toEqual({ documents: [], orders: [], unread: 0, isCut: false });
  });

  it('counts the orders that the API cannot return now', async () => {
    const { orders, unread } = await read({
      ...listed(bare('a'), bare('b'), bare('gone')),
      'GET /documents/a': { data: wireDocument({ id: 'a' }) },
      'GET /documents/b': new Response('down', { status: 503 }),
    });
    expect([orders.length, unread]).toEqual([1, 2]);
  });

  it('loads a limited number of orders, and reports that there are more', async () => {
    const ids = Array.from({ length: 61 }, (_, at) => `d${at}`);
    const whole = Object.fromEntries(ids.map((id) => [`GET /documents/${id}`, { data: wireDocument({ id }) }]));
    const { orders, isCut } = await read({ ...listed(...ids.map((id) => bare(id))), ...whole });
    expect([orders.length, isCut]).toEqual([60, true]);
    expect(await read(listed())).toMatchObject({ isCut: false });
  });

  it('throws when the list of orders cannot be loaded', async () => {
    await expect(read({ [list]: new Response('down', { status: 503 }) })).rejects.toMatchObject({ status: 503 });
  });
});
