import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { loadOrdersAtHome } from './orders-at-home.server';

const open = 'GET /documents?documentType=order&page=1&status=accepted&status=inWork&status=florist&perPage=5';
const newest = 'GET /documents?documentType=order&page=1&perPage=20';

describe('the orders on the home page', () => {
  it('are the orders in progress and the last one', async () => {
    const ctx = fakeContext({
      [open]: { data: [wireDocument()] },
      [newest]: {
        data: [
          wireDocument({ id: 'pre', status: 'preliminary' }),
          wireDocument({ id: 'last', status: 'packing' }),
          wireDocument(),
        ],
      },
    });
    const orders = await loadOrdersAtHome(ctx);
    expect(orders.open?.map(({ id }) => id)).toEqual(['d1']);
    expect(orders.isLastOpen).toBe(false);
    expect(orders.newest).toMatchObject([{ id: 'last', status: { word: 'packing' }, href: '/orders?id=last' }]);
  });

  it('show an order once when it is both the last one and in progress', async () => {
    const ctx = fakeContext({
      [open]: { data: [wireDocument(), wireDocument({ id: 'd2' })] },
      [newest]: { data: [wireDocument(), wireDocument({ id: 'd2' })] },
    });
    const orders = await loadOrdersAtHome(ctx);
    expect(orders).toMatchObject({ open: [{ id: 'd2' }], isLastOpen: true, newest: [{ id: 'd1' }] });
  });

  it('distinguish orders that could not be loaded from no orders', async () => {
    const ctx = fakeContext({ [open]: new Response('busy', { status: 503 }), [newest]: { data: [] } });
    expect(await loadOrdersAtHome(ctx)).toEqual({ open: null, isLastOpen: false, newest: [] });
  });
});
