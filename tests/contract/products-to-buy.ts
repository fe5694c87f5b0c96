import { toUah } from '~server/contract/conventions';
import { readProduct, readProducts, type Product } from '~server/contract/catalogue';
import type { CartItemDraft } from '~server/contract/cart';
import type { OrderDraft } from '~server/contract/documents';
import type { ApiUnderTest } from './api-under-test';
import { call } from './call';

/** A product of which the main warehouse has between these many pieces. */
export async function findProduct(
  { url, bearer, warehouseId }: ApiUnderTest,
  least: number,
  most = Infinity,
): Promise<Product & { available: number }> {
  for (let page = 1; page < 10; page += 1) {
    const { data } = await call(url, readProducts, { query: { page, perPage: 100 }, bearer });
    for (const product of data.data) {
      const available = product.stocks.find((stock) => stock.warehouseId === warehouseId)?.available ?? 0;
      if (available >= least && available <= most) return { ...product, available };
    }
    if (data.data.length < 100) break;
  }
  throw new Error(`no product with ${least} to ${most} pieces`);
}

/** How many pieces of a product the main warehouse has now. */
export async function readAvailable({ url, warehouseId }: ApiUnderTest, id: string): Promise<number> {
  const product = (await call(url, readProduct, { params: { id } })).data.data;
  return product.stocks.find((stock) => stock.warehouseId === warehouseId)?.available ?? 0;
}

/** A correct line: no discount, the first of the product's prices. */
export function lineOf(product: Product, quantity: number): CartItemDraft {
  const price = product.prices[0]?.price ?? 0;
  return {
    productId: product.id,
    quantity,
    price: toUah(price),
    total: toUah(price * quantity),
    discount: 0,
    meta: { promotion: false, discountValue: 0, discountType: 'percent' },
  };
}

/** The next day in Kyiv. */
export const TOMORROW = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' }).format(
  Date.now() + 24 * 3600_000,
);

/** An order of these lines, fetched from the warehouse and paid there. */
export function orderOf(items: readonly CartItemDraft[], changes: Partial<OrderDraft> = {}): OrderDraft {
  return {
    documentType: 'order',
    deliveryType: 'pickup',
    deliveryDate: TOMORROW,
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cash',
    items: items.map(({ productId, quantity, price, discount, total }) => ({
      productId,
      quantity,
      price,
      discount,
      total,
    })),
    ...changes,
  };
}
