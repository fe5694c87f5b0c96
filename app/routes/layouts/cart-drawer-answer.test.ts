import { expect, it } from 'vitest';
import type { CartStop } from '~/features/cart/cart-view';
import { describeRefusal } from './cart-drawer-answer';

const fault = (productId: string, message: string) => ({
  productId,
  typed: '30',
  unit: 'piece' as const,
  message,
  offers: [],
});
const faults = [fault('7', 'Not whole.'), fault('8', 'Too many.'), fault('9', 'Not whole.')];
const again = { label: 'Add again', action: '/checkout' };
const tell = (stop: CartStop | null) => describeRefusal({ faults, stop }, again);

it('tells every refused quantity once, and what ended the change', () => {
  expect(tell(null)).toEqual({ variant: 'destructive', text: 'Not whole. Too many.', undo: undefined });
  expect(tell({ kind: 'message', text: 'No connection.' }).text).toBe('Not whole. Too many. No connection.');
  expect(tell({ kind: 'lineLost', lost: { message: 'Gone.', productId: '8', quantity: 50 } })).toMatchObject({
    text: 'Not whole. Too many. Gone.',
    undo: { ...again, fields: { productId: '8', quantity: '50' } },
  });
  const soldOut = { message: 'Sold out.', productId: '8', quantity: 0 };
  expect(tell({ kind: 'lineLost', lost: soldOut }).undo).toBeUndefined();
});
