import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { loadRecentOrders } from './recent-orders.server';

const now = new Date('2026-11-20T10:00:00Z');
const list = 'GET /documents?documentType=order&dateFrom=2026-10-23&page=1&perPage=100';
const listed = (...documents: object[]) => ({
  [list]: { data: documents, meta: { page: 1, perPage: 100, total: documents.length } },
});
const read = (answers: FakeAnswers) => loadRecentOrders(fakeContext(answers, { isSignedIn: true }), 4, now);
const bare = (id: string, changes: object = {}) => ({ ...wireDocument({ id, ...changes }), items: undefined });

describe('loading recent purchases', () => {
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
    expect(await read(listed(...others))).toEqual({ orders: [], unread: 0, isCut: false });
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
    expect(await read({ [list]: { data: [], meta: { page: 1, perPage: 100, total: 101 } } })).toMatchObject({
      isCut: true,
    });
    expect(await read({ [list]: { data: [] } })).toMatchObject({ isCut: false });
  });

  it('throws when the list of orders cannot be loaded', async () => {
    await expect(read({ [list]: new Response('down', { status: 503 }) })).rejects.toMatchObject({ status: 503 });
  });
});
