import type { OrderLine } from './order-cart';
import { money } from '~server/contract/money';

/** 50 pieces at 38.40 less 144.00, of 100 in stock. */
export const line: OrderLine = {
  itemId: 'a',
  productId: '7',
  product: { name: 'Freedom', manufacturer: { name: 'Los Nevados' } },
  lengthCm: 60,
  isSecondGrade: false,
  quantity: 50,
  price: money(3_840),
  discount: money(14_400),
  total: money(177_600),
  available: 100,
  isUnverified: false,
};

export const cart = { lines: [line], total: line.total };
