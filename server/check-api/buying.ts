import { randomUUID } from 'node:crypto';
import { addCartItem, readCart, removeCartItem, updateCartItem, type CartItemDraft } from '../contract/cart';
import type { Product } from '../contract/catalogue';
import { toUah } from '../contract/conventions';
import { placeOrder, readDocument, readDocumentPdf, readDocuments, type OrderDraft } from '../contract/documents';
import { atMost } from './catalogue';
import type { Check } from './check';

const sorted = { query: { sort: 'productId' } } as const;

/** Reads cart and papers. */
export async function checkPapers(check: Check, bearer: string): Promise<void> {
  await check.answer(readCart, sorted, { bearer });
  check.skip('would change the cart: --write', addCartItem, updateCartItem, removeCartItem);
  check.skip('would place a real order: --place-order', placeOrder);
  await check.answer(readDocuments, { query: { page: 1, perPage: 2 } }, { bearer }, atMost(2));
  await check.answer(readDocuments, { query: { documentType: ['order'] } }, { bearer }, ({ data }) =>
    data.every(({ documentType }) => documentType === 'order')
      ? undefined
      : 'documentType=order gives other documents too',
  );
  const documents = (await check.answer(readDocuments, {}, { bearer }, newestFirst))?.data ?? [];
  const [newest] = documents;
  if (!newest) return check.skip('the account has no document', readDocument, readDocumentPdf);
  await check.answer(readDocument, { params: { id: newest.id } }, { bearer }, ({ data }) =>
    data.items ? undefined : 'items: missing',
  );
  await check.refusal(readDocument, { params: { id: 'no-such-document-0' } }, { bearer }, 404);
  const invoice = documents.find(({ documentType }) => documentType === 'expenseInvoice') ?? newest;
  await check.pdf(readDocumentPdf, { params: { kind: 'invoice', id: invoice.id } }, { bearer });
}

function newestFirst({ data }: { data: readonly { date: string }[] }): string | undefined {
  const times = data.map(({ date }) => Date.parse(date));
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
    ? undefined
    : 'is not sorted newest first';
}

/** One piece of a product that is there and is not in the cart yet. */
export async function findLine(
  check: Check,
  bearer: string,
  products: readonly Product[],
  warehouseId: string,
  priceGroupId: string | null,
) {
  const inCart = new Set((await check.answer(readCart, sorted, { bearer }))?.data.map(({ productId }) => productId));
  for (const product of products) {
    const available = product.stocks.find((stock) => stock.warehouseId === warehouseId)?.available ?? 0;
    const price = (product.prices.find((each) => each.priceGroupId === priceGroupId) ?? product.prices[0])?.price;
    const pieces = product.attributes.packSize ?? 1;
    if (price === undefined || available < 2 * pieces || inCart.has(product.id)) continue;
    return {
      available,
      line: (quantity: number) => draftLine(product.id, quantity, price),
      pieces,
      cartIsEmpty: inCart.size === 0,
    };
  }
  return null;
}
export type FoundLine = NonNullable<Awaited<ReturnType<typeof findLine>>>;

function draftLine(productId: string, quantity: number, price: number): CartItemDraft {
  const meta = { promotion: false, discountValue: 0, discountType: 'percent' } as const;
  return { productId, quantity, price: toUah(price), total: toUah(price * quantity), discount: 0, meta };
}

/** Adds a line, changes it, asks for more than there is, removes it. */
export async function changeCart(check: Check, bearer: string, { line, pieces, available }: FoundLine): Promise<void> {
  const added = await check.answer(addCartItem, { body: line(pieces) }, { bearer }, ({ data }) =>
    data.quantity === pieces ? undefined : 'gives another quantity',
  );
  if (!added) return;
  const params = { id: added.data.id };
  await check.answer(updateCartItem, { params, body: line(2 * pieces) }, { bearer }, ({ data }) =>
    data.total === data.price * data.quantity - data.discount ? undefined : 'total is not quantity × price − discount',
  );
  await check.refusal(updateCartItem, { params, body: line(available + pieces) }, { bearer }, 409, 'OUT_OF_STOCK');
  await check.answer(removeCartItem, { params }, { bearer });
  await check.answer(readCart, sorted, { bearer }, ({ data }) =>
    data.some(({ id }) => id === params.id) ? 'still gives a line that was removed' : undefined,
  );
}

/** Places one order to be fetched tomorrow, twice with one key. */
export async function orderOnce(check: Check, bearer: string, { line, pieces }: FoundLine): Promise<void> {
  await check.answer(addCartItem, { body: line(pieces) }, { bearer });
  const { productId, quantity, price, discount, total } = line(pieces);
  const body: OrderDraft = {
    documentType: 'order',
    deliveryType: 'pickup',
    deliveryDate: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv' }).format(Date.now() + 24 * 3600_000),
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cash',
    comment: 'API check',
    items: [{ productId, quantity, price, discount, total }],
  };
  const sender = { bearer, idempotencyKey: randomUUID() };
  const first = await check.answer(placeOrder, { body }, sender);
  if (!first) return;
  await check.answer(placeOrder, { body }, sender, ({ data }) =>
    data.id === first.data.id ? undefined : 'the same key placed a second order',
  );
  await check.answer(readCart, sorted, { bearer }, ({ data }) =>
    data.length === 0 ? undefined : 'the cart is not empty after an order',
  );
}
