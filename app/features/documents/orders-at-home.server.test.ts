import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { wireDocument } from '~/data/documents/document.fixture';
import { loadOrdersAtHome } from './orders-at-home.server';

const open = 'GET /documents?documentType=order&page=1&status=accepted&status=inWork&status=florist&perPage=5';
const newest = 'GET /documents?documentType=order&page=1&perPage=20';

describe('readOrdersAtHome', () => {
  it('shows the orders under way and the last one', async () => {
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

  it('shows an order once that is the last one and under way', async () => {
    const ctx = fakeContext({
      [open]: { data: [wireDocument(), wireDocument({ id: 'd2' })] },
      [newest]: { data: [wireDocument(), wireDocument({ id: 'd2' })] },
    });
    const orders = await loadOrdersAtHome(ctx);
    expect(orders).toMatchObject({ open: [{ id: 'd2' }], isLastOpen: true, newest: [{ id: 'd1' }] });
  });

  it('tells what the API did not give from what there is none of', async () => {
    const ctx = fakeContext({ [open]: new Response('busy', { status: 503 }), [newest]: { data: [] } });
    expect(await loadOrdersAtHome(ctx)).toEqual({ open: null, isLastOpen: false, newest: [] });
  });
});
