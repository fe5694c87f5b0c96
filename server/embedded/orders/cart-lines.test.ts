import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestContext } from '../test-context.fixture';
import { cartItems } from '../store/order-tables';
import { addLine, replaceLine } from './cart-lines';
import { toLinePayload, openCustomer, pickProduct } from './order-draft.fixture';

const context = useTestContext();

describe('addLine', () => {
  it('merges concurrent lines of one product', async () => {
    const customer = await openCustomer(context);
    const product = await pickProduct(context, 50);
    await Promise.all(Array.from({ length: 5 }, () => addLine(context, customer.id, toLinePayload(product, 4))));
    const lines = await context.store.db.select().from(cartItems).where(eq(cartItems.customerId, customer.id));
    expect(lines).toMatchObject([{ quantity: 20, total: 20 * product.priceShop }]);
  });

  it('adds the discounts and takes the latest price', async () => {
    const customer = await openCustomer(context);
    const product = await pickProduct(context, 50);
    await addLine(context, customer.id, { ...toLinePayload(product, 2), price: 10, discount: 1, total: 19 });
    const line = await addLine(context, customer.id, {
      ...toLinePayload(product, 3),
      price: 12,
      discount: 2,
      total: 34,
    });
    expect(line).toMatchObject({ quantity: 5, price: 1200, discount: 300, total: 5 * 1200 - 300 });
  });

  it('accepts the whole stock and rejects one piece more', async () => {
    const customer = await openCustomer(context);
    const product = await pickProduct(context, 10);
    await addLine(context, customer.id, toLinePayload(product, product.mainStock));
    await expect(addLine(context, customer.id, toLinePayload(product, 1))).rejects.toMatchObject({
      errorCode: 'OUT_OF_STOCK',
      details: { available: product.mainStock },
    });
  });

  it('ignores the carts of other customers', async () => {
    const product = await pickProduct(context, 10);
    for (const customer of [await openCustomer(context), await openCustomer(context)]) {
      expect((await addLine(context, customer.id, toLinePayload(product, product.mainStock))).quantity).toBe(
        product.mainStock,
      );
    }
  });
});

it('replaceLine sets the quantity instead of adding to it', async () => {
  const customer = await openCustomer(context);
  const product = await pickProduct(context, 10);
  const { id } = await addLine(context, customer.id, toLinePayload(product, product.mainStock));
  expect((await replaceLine(context, customer.id, id, toLinePayload(product, 3))).quantity).toBe(3);
});
