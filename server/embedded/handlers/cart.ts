import { eq } from 'drizzle-orm';
import { endpoints } from '../../contract/endpoints';
import { loadProducts } from '../catalogue/list-products';
import { paginate } from '../http/pagination';
import type { Call, Routes } from '../http/routes';
import type { Endpoint } from '../../contract/endpoint';
import { addLine, removeLine, replaceLine } from '../orders/cart-lines';
import { farmDiscounts, type Customer } from '../store/customer-tables';
import { cartItems, type CartRow } from '../store/order-tables';
import type * as z from 'zod';
import type { cartItem } from '../../contract/cart';
import { money, toDecimal } from '../../contract/money';
import { toImageViews } from '../pictures';
import { altOf, toFarmView, toStockViews } from '../catalogue/product-view';
import { toPromotionViews } from '../catalogue/promotion-view';
import type { ViewContext } from '../catalogue/view-context';
import { varietyOf } from '../flora/varieties';
import type { ProductRow } from '../store/catalogue-tables';

export function registerCartRoutes({ customer: forCustomer, context }: Routes): void {
  const { store, now } = context;

  async function viewLines(rows: readonly CartRow[], { language, origin }: Call<Endpoint>, customer: Customer) {
    const ids = rows.map((row) => row.productId);
    const products = new Map((await loadProducts(store.db, ids)).map((product) => [product.id, product]));
    return rows.flatMap((row) => {
      const product = products.get(row.productId);
      return product ? [toCartItemView(row, product, { language, origin, customer, now: now() })] : [];
    });
  }

  async function toLineView(row: CartRow, call: Call<Endpoint>, customer: Customer) {
    const [data] = await viewLines([row], call, customer);
    if (!data) throw new Error(`the product of cart line ${row.id} is gone`);
    return { data };
  }

  forCustomer(endpoints.cart.get, async (call) => {
    const rows = await store.db
      .select()
      .from(cartItems)
      .where(eq(cartItems.customerId, call.customer.id))
      .orderBy(cartItems.productId);
    return { data: await viewLines(rows, call, call.customer) };
  });

  forCustomer(
    endpoints.cart.add,
    async (call) => toLineView(await addLine(context, call.customer.id, call.body), call, call.customer),
    201,
  );

  forCustomer(endpoints.cart.update, async (call) =>
    toLineView(await replaceLine(context, call.customer.id, call.params.id, call.body), call, call.customer),
  );

  forCustomer(endpoints.cart.remove, async ({ customer, params }) => {
    await removeLine(context, customer.id, params.id);
    return null;
  });

  forCustomer(endpoints.discounts.list, async ({ customer, query }) => {
    const rows = await store.db
      .select()
      .from(farmDiscounts)
      .where(eq(farmDiscounts.customerId, customer.id))
      .orderBy(farmDiscounts.farmId);
    const { data, meta } = paginate(rows, query);
    return {
      data: data.map(({ farmId, priceGroupId, percent }) => ({
        manufacturerId: farmId,
        priceGroupId,
        discount: percent,
      })),
      meta,
    };
  });
}

function toCartItemView(
  row: CartRow,
  product: ProductRow,
  { language, origin, now }: ViewContext,
): z.input<typeof cartItem> {
  const variety = varietyOf(product.varietyId);
  return {
    id: row.id,
    productId: row.productId,
    quantity: row.quantity,
    price: toDecimal(money(row.price)),
    total: toDecimal(money(row.total)),
    discount: toDecimal(money(row.discount)),
    meta: { promotion: row.promotion, discountValue: row.discountValue, discountType: 'percent' },
    product: {
      id: product.id,
      name: variety.names[language],
      images: toImageViews(variety, origin, altOf(variety, language)),
      promotions: toPromotionViews(product.promotionId, language, now),
      productType: variety.productType,
      manufacturerId: product.farmId,
      manufacturer: toFarmView(product.farmId, language),
      stocks: toStockViews(product),
    },
  };
}
