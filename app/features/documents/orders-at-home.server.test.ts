import { describe, expect, it } from 'vitest';
import { fakeScope } from '~/bff/scope.fixture';
import { wireDocument } from './document.fixture';
import { readOrdersAtHome } from './orders-at-home.server';

const open = 'GET /documents?documentType=order&page=1&status=accepted&status=inWork&status=florist&perPage=5';
const newest = 'GET /documents?documentType=order&page=1&status=accepted&status=canceled&status=florist&status=completed&status=inWork&status=&perPage=1';

describe('readOrdersAtHome', () => {
  it('shows the orders under way and the last one', async () => {
    const scope = fakeScope({ [open]: { data: [wireDocument()] }, [newest]: { data: [wireDocument({ id: 'last', status: 'completed' })] } });
    const orders = await readOrdersAtHome(scope);
    expect(orders.open?.map(({ id }) => id)).toEqual(['d1']);
    expect(orders.newest).toMatchObject([{ id: 'last', status: { word: 'Виконано' }, href: '/orders?id=last' }]);
  });

  it('tells what the API did not give from what there is none of', async () => {
    const scope = fakeScope({ [open]: new Response('busy', { status: 503 }), [newest]: { data: [] } });
    expect(await readOrdersAtHome(scope)).toEqual({ open: null, newest: [] });
  });
});
