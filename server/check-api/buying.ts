import { randomUUID } from 'node:crypto';
import { shortage, type CartItem, type CartItemDraft } from '../contract/cart';
import { endpoints } from '../contract/endpoints';
import type { Product } from '../contract/catalogue';
import { addUp, compare, multiply, subtract, toDecimal, type Money } from '../contract/money';
import { orderShortage, type OrderDraft } from '../contract/documents';
import { idsOf, UNKNOWN } from './catalogue';
import type { Check } from './check';

const sorted = { query: { sort: 'productId' } } as const;

/** Reads cart and documents. */
export async function checkDocuments(check: Check, bearer: string): Promise<void> {
  await check.answer(endpoints.cart.get, sorted, { bearer });
  await check.rejection(endpoints.cart.get, sorted, {}, 401);
  check.skip('would change the cart: --write', endpoints.cart.add, endpoints.cart.update, endpoints.cart.remove);
  check.skip('would place a real order: --place-order', endpoints.documents.create);
  await check.rejection(endpoints.documents.list, {}, {}, 401);
  await check.answer(
    endpoints.documents.list,
    { query: { page: 1, perPage: 2 } },
    { bearer },
    ({ data }) => data.length <= 2 && data.every(({ items }) => items === undefined),
    'gives more than perPage=2, or items in a list',
  );
  await check.answer(
    endpoints.documents.list,
    { query: { documentType: ['order'] } },
    { bearer },
    ({ data }) => data.every(({ documentType }) => documentType === 'order'),
    'documentType=order gives other documents too',
  );
  const documents = (
    await check.answer(endpoints.documents.list, {}, { bearer }, isNewestFirst, 'is not sorted newest first')
  )?.data;
  const newest = documents?.[0];
  await check.rejection(endpoints.documents.get, { params: { id: UNKNOWN } }, { bearer }, 404);
  if (!newest) return check.skip('the account has no document', endpoints.documents.pdf);
  await check.answer(
    endpoints.documents.get,
    { params: { id: newest.id } },
    { bearer },
    ({ data: { id, items, total } }) =>
      id === newest.id &&
      items !== undefined &&
      total !== null &&
      compare(addUp(items.map((item) => item.total)), total) === 0,
    'has no items, or they do not add up to its total',
  );
  const { id } = documents.find(({ documentType }) => documentType === 'expenseInvoice') ?? newest;
  await check.pdf(endpoints.documents.pdf, { params: { kind: 'invoice', id } }, { bearer });
  await check.rejection(endpoints.documents.pdf, { params: { kind: 'postcard', id } }, { bearer }, 404);
}

function isNewestFirst({ data }: { data: readonly { date: string }[] }): boolean {
  const times = data.map(({ date }) => Date.parse(date));
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0));
}

/** A product to try the cart with. */
export interface FoundProduct {
  readonly available: number;
  /** Pieces of a pack. */
  readonly pieces: number;
  readonly cartIsEmpty: boolean;
  readonly line: (quantity: number) => CartItemDraft;
}

/** A product of which there are four packs and none is in the cart yet. */
export async function findProduct(
  check: Check,
  bearer: string,
  products: readonly Product[],
  warehouseId: string,
  priceGroupId: string | null,
): Promise<FoundProduct | null> {
  const inCart = new Set(
    (await check.answer(endpoints.cart.get, sorted, { bearer }))?.data.map(({ productId }) => productId),
  );
  for (const product of products) {
    const available = product.stocks.find((stock) => stock.warehouseId === warehouseId)?.available ?? 0;
    const price = (product.prices.find((each) => each.priceGroupId === priceGroupId) ?? product.prices[0])?.price;
    const pieces = product.attributes.packSize ?? 1;
    if (price === undefined || available < 4 * pieces || inCart.has(product.id)) continue;
    return { available, pieces, cartIsEmpty: inCart.size === 0, line: (quantity) => lineOf(product, quantity, price) };
  }
  return null;
}

/** A cart line without a discount. */
export function lineOf({ id }: Product, quantity: number, price: Money): CartItemDraft {
  const meta = { promotion: false, discountValue: 0, discountType: 'percent' } as const;
  return {
    productId: id,
    quantity,
    price: toDecimal(price),
    total: toDecimal(multiply(price, quantity)),
    discount: 0,
    meta,
  };
}

/** Adds a line twice, changes it, asks for more than there is and for what cannot be, removes it. */
export async function changeCart(check: Check, bearer: string, product: FoundProduct): Promise<void> {
  const { line, pieces, available } = product;
  const has =
    (quantity: number) =>
    ({ data }: { data: CartItem }) =>
      data.quantity === quantity && compare(data.total, subtract(multiply(data.price, quantity), data.discount)) === 0;
  const isShort = (details: object) => shortage.safeParse(details).data?.available === available;
  const otherwise = 'gives another quantity or total';
  const added = await check.answer(endpoints.cart.add, { body: line(pieces) }, { bearer }, has(pieces), otherwise);
  if (!added) return;
  const params = { id: added.data.id };
  await check.answer(endpoints.cart.add, { body: line(pieces) }, { bearer }, has(2 * pieces), 'makes a second line');
  await check.rejection(endpoints.cart.add, { body: line(available) }, { bearer }, 409, 'OUT_OF_STOCK', isShort);
  for (const wrong of [{ total: line(1).total + 0.01 }, { discount: 1 }, { quantity: 0, total: 0 }])
    await check.rejection(endpoints.cart.add, { body: { ...line(1), ...wrong } }, { bearer }, 422);
  await check.rejection(endpoints.cart.add, { body: { ...line(1), productId: UNKNOWN } }, { bearer }, 404);
  await check.answer(endpoints.cart.update, { params, body: line(3 * pieces) }, { bearer }, has(3 * pieces), otherwise);
  await check.rejection(
    endpoints.cart.update,
    { params, body: line(available + 1) },
    { bearer },
    409,
    'OUT_OF_STOCK',
    isShort,
  );
  await check.answer(endpoints.cart.remove, { params }, { bearer });
  await check.rejection(endpoints.cart.remove, { params }, { bearer }, 404);
  await check.answer(
    endpoints.cart.get,
    sorted,
    { bearer },
    ({ data }) => !idsOf(data).includes(params.id),
    'still gives a line that was removed',
  );
}

/** An order of these lines, fetched from the warehouse tomorrow and paid there. */
export function orderOf(items: readonly CartItemDraft[], changes: Partial<OrderDraft> = {}): OrderDraft {
  return {
    documentType: 'order',
    deliveryType: 'pickup',
    deliveryDate: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' }).format(Date.now() + 24 * 3600_000),
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cash',
    items: items.map(({ meta: _, ...item }) => item),
    ...changes,
  };
}

/** Fails to place orders that cannot be, then places one, twice with one key. */
export async function orderOnce(
  check: Check,
  bearer: string,
  { line, pieces, available }: FoundProduct,
): Promise<void> {
  const requested = available + 1;
  const tooMuch = { body: orderOf([line(available), line(1)]) };
  await check.rejection(endpoints.documents.create, tooMuch, { bearer }, 409, 'OUT_OF_STOCK', (details) => {
    const [item, ...more] = orderShortage.safeParse(details).data?.items ?? [];
    return item?.requested === requested && item.available === available && more.length === 0;
  });
  const wrongTotal = { ...line(1), total: line(1).total + 1 };
  for (const body of [orderOf([]), orderOf([wrongTotal]), orderOf([line(1)], { deliveryDate: '2026-13-45' })])
    await check.rejection(endpoints.documents.create, { body }, { bearer }, 422);

  await check.answer(endpoints.cart.add, { body: line(pieces) }, { bearer });
  const body = orderOf([line(pieces)], { comment: 'API check' });
  const sender = { bearer, idempotencyKey: randomUUID() };
  const first = await check.answer(endpoints.documents.create, { body }, sender);
  if (!first) return;
  const { id } = first.data;
  await check.answer(
    endpoints.documents.create,
    { body },
    sender,
    ({ data }) => data.id === id,
    'the same key placed a second order',
  );
  await check.answer(
    endpoints.cart.get,
    sorted,
    { bearer },
    ({ data }) => data.length === 0,
    'the cart is not empty after an order',
  );
}
