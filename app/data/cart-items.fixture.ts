import type { FakeAnswers } from '~/bff/context.fixture';

/** The API's answer about a cart that holds so many pieces of each product. */
export function cartHolding(pieces: Readonly<Record<string, number>> = {}): FakeAnswers {
  const data = Object.entries(pieces).map(([productId, quantity]) => ({
    id: `line-${productId}`,
    productId,
    quantity,
    price: 1,
    total: quantity,
    discount: 0,
    meta: {},
    product: { id: productId, name: '', productType: 'product' },
  }));
  return { 'GET /cart/me?sort=productId': { data } };
}
