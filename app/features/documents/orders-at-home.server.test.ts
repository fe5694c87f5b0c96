import { describe, expect, it } from 'vitest';
import { fakeScope } from '~/bff/scope.fixture';
import { wireDocument } from './document.fixture';
import { readOrdersAtHome } from './orders-at-home.server';

const open = 'GET /documents?documentType=order&page=1&status=accepted&status=inWork&status=florist&perPage=5';
const newest = 'GET /documents?documentType=order&page=1&perPage=20';

describe('readOrdersAtHome', () => {
  it('shows the orders under way and the last one', async () => {
    const scope = fakeScope({
      [open]: { data: [wireDocument()] },
      [newest]: {
        data: [
          wireDocument({ id: 'pre', status: 'preliminary' }),
          wireDocument({ id: 'last', status: 'packing' }),
          wireDocument(),
        ],
      },
    });
    const orders = await readOrdersAtHome(scope);
    expect(orders.open?.map(({ id }) => id)).toEqual(['d1']);
    expect(orders.isLastOpen).toBe(false);
    expect(orders.newest).toMatchObject([{ id: 'last', status: { word: 'packing' }, href: '/orders?id=last' }]);
  });

  it('shows an order once that is the last one and under way', async () => {
    const scope = fakeScope({
      [open]: { data: [wireDocument(), wireDocument({ id: 'd2' })] },
      [newest]: { data: [wireDocument(), wireDocument({ id: 'd2' })] },
    });
    const orders = await readOrdersAtHome(scope);
    expect(orders).toMatchObject({ open: [{ id: 'd2' }], isLastOpen: true, newest: [{ id: 'd1' }] });
  });

  it('tells what the API did not give from what there is none of', async () => {
    const scope = fakeScope({ [open]: new Response('busy', { status: 503 }), [newest]: { data: [] } });
    expect(await readOrdersAtHome(scope)).toEqual({ open: null, isLastOpen: false, newest: [] });
  });
});
