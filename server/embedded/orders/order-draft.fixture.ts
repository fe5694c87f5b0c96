import { gte } from 'drizzle-orm';
import type { CartItemDraft } from '../../contract/cart';
import type { OrderDraft } from '../../contract/documents';
import { newCustomer } from '../account/new-customer';
import type { Context } from '../context';
import { products, type ProductRow } from '../store/catalogue-tables';
import { customers, type Customer } from '../store/customer-tables';

let phones = 0;

/** A customer who has nothing yet. */
export async function openCustomer({ store }: Context): Promise<Customer> {
  phones += 1;
  const customer = newCustomer(`+38063000${String(phones).padStart(4, '0')}`, '');
  await store.write((db) => db.insert(customers).values(customer));
  return customer;
}

/** Some product of which the main warehouse has at least so much. */
export async function pickProduct({ store }: Context, least: number): Promise<ProductRow & { mainStock: number }> {
  const [product] = await store.db.select().from(products).where(gte(products.mainStock, least)).limit(1);
  if (!product) throw new Error(`nothing has ${least} pieces`);
  return { ...product, mainStock: product.mainStock ?? 0 };
}

/** A correct line without a discount. */
export function toLinePayload({ id, priceShop }: ProductRow, quantity: number): CartItemDraft {
  return {
    productId: String(id),
    quantity,
    price: priceShop / 100,
    discount: 0,
    total: (priceShop * quantity) / 100,
    meta: { promotion: false, discountValue: 0, discountType: 'percent' },
  };
}

/** An order of such lines. */
export function draftOrder(...items: CartItemDraft[]): OrderDraft {
  return {
    documentType: 'order',
    deliveryType: 'pickup',
    deliveryDate: '2026-11-21',
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cash',
    items,
  };
}
