import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Context } from '../context';
import { useTestContext } from '../test-context.fixture';
import { products } from '../store/catalogue-tables';
import { cartItems, documents } from '../store/order-tables';
import { addLine } from './cart-lines';
import { toLinePayload, draftOrder, openCustomer, pickProduct } from './order-draft.fixture';
import { placeOrder } from './place-order';

const context = useTestContext();

async function stockOf({ store }: Context, id: number): Promise<number | null | undefined> {
  const [row] = await store.db.select({ stock: products.mainStock }).from(products).where(eq(products.id, id));
  return row?.stock;
}

async function countOrders({ store }: Context, customerId: string): Promise<number> {
  return (await store.db.select().from(documents).where(eq(documents.customerId, customerId))).length;
}

describe('placeOrder', () => {
  it('creates one order from concurrent calls with the same key and takes the stock once', async () => {
    const customer = await openCustomer(context);
    const product = await pickProduct(context, 50);
    const draft = draftOrder(toLinePayload(product, 10));
    const placed = await Promise.all(Array.from({ length: 25 }, () => placeOrder(context, customer, draft, 'key')));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(await countOrders(context, customer.id)).toBe(1);
    expect(await stockOf(context, product.id)).toBe(product.mainStock - 10);
  });

  it('creates an order per call without a key, with consecutive numbers', async () => {
    const customer = await openCustomer(context);
    const draft = draftOrder(toLinePayload(await pickProduct(context, 50), 1));
    const placed = await Promise.all([1, 2, 3].map(() => placeOrder(context, customer, draft, null)));
    const [first = 0] = placed.map(({ serial }) => serial);
    expect(placed.map(({ serial }) => serial)).toEqual([first, first + 1, first + 2]);
  });

  it('never sells more than the stock to concurrent customers', async () => {
    const product = await pickProduct(context, 20);
    const each = Math.floor(product.mainStock / 3);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => openCustomer(context)));
    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => placeOrder(context, buyer, draftOrder(toLinePayload(product, each)), 'key')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await stockOf(context, product.id)).toBe(product.mainStock - 3 * each);
  });

  it('rolls back when it fails after taking the stock', async () => {
    const customer = await openCustomer(context);
    const product = await pickProduct(context, 20);
    await addLine(context, customer.id, toLinePayload(product, 2));
    const draft = { ...draftOrder(toLinePayload(product, 2)), customerAddressId: 'of-nobody' };
    await expect(placeOrder(context, customer, draft, 'key')).rejects.toThrow('WRONG_ADDRESS');
    expect(await stockOf(context, product.id)).toBe(product.mainStock);
    expect(await countOrders(context, customer.id)).toBe(0);
    expect(await context.store.db.select().from(cartItems).where(eq(cartItems.customerId, customer.id))).toHaveLength(
      1,
    );
  });
});
