import { expect, it } from 'vitest';
import { documentItem } from '~server/contract/documents';
import { findArrivals } from './arrivals';

const item = (id: string, quantity: number) =>
  documentItem.parse({ id: `${id}${quantity}`, product: { id, name: id }, quantity, price: 40, total: 40 * quantity });
const order = (date: string, planned: string | null, ...items: ReturnType<typeof item>[]) => ({
  date: `${date}T08:00:00Z`,
  scheduledDeliveryDate: planned && `${planned}T08:00:00Z`,
  items,
});

it('what came last and comes next is on the planned day of its order, all of one day together', () => {
  const arrivals = findArrivals(
    [
      order('2026-11-19', '2026-11-22', item('rose', 50)),
      order('2026-11-18', '2026-11-21', item('rose', 75)),
      order('2026-11-16', '2026-11-18', item('rose', 25), item('rose', 10)),
      order('2026-11-17', '2026-11-18', item('rose', 5)),
      order('2026-11-10', null, item('fern', 30), item('rose', 100)),
      order('2026-11-09', null, item('tulip', 30), item('tulip', -30)),
    ],
    '2026-11-20',
  );
  expect(arrivals.get('rose')).toEqual({
    came: { pieces: 40, day: '2026-11-18' },
    coming: { pieces: 75, day: '2026-11-21' },
  });
  expect(arrivals.get('fern')).toEqual({ came: { pieces: 30, day: '2026-11-10' }, coming: undefined });
  expect(arrivals.get('tulip')).toEqual({ came: undefined, coming: undefined });
});
