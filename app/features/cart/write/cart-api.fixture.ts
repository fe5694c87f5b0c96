import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import type { RequestContext } from '~/bff/context.server';
import type { Language } from '~/i18n/languages';
import { addLines } from './add-lines.server';
import { toCartActionData } from './cart-action-data.server';
import type { CartOutcome } from '../model/cart-outcome';
import { describeAllDone, describeDone } from './outcome-words.server';

export interface FakeLine {
  readonly id: string;
  readonly productId: number;
  readonly quantity: number;
  readonly price?: number;
}

/** A write request to the cart, as the portal sent it. */
export type Write =
  | { readonly added: Record<string, unknown> }
  | { readonly changed: string; readonly to: Record<string, unknown> }
  | { readonly removed: string };

interface Options {
  readonly lines?: readonly FakeLine[];
  /** Responses that replace those of the fake. */
  readonly answers?: FakeAnswers;
  readonly rejects?: Readonly<Record<string, () => Response>>;
  readonly language?: Language;
}

const farm = { id: 5, name: 'Los Nevados', country: { id: 1, name: 'Еквадор', code: 'EC' } };
const promotion = {
  id: 1,
  title: 'Свіжий завоз',
  discountValue: 10,
  discountType: 'percent',
  startsAt: null,
  endsAt: null,
};

/** 7: plain, packs of 25, 100 in stock, 7.5 % off. 8: a promotion, packs of 25. 9: by piece, second grade, none left. */
const products = [
  { id: 7, name: 'Mondial', price: 41.2, available: 100, packSize: 25, promotions: [] as object[] },
  { id: 8, name: 'Freedom', price: 38.4, available: 500, packSize: 25, promotions: [promotion] },
  { id: 9, name: 'Ваза', price: 100, available: undefined, packSize: undefined, promotions: [], isSecondGrade: true },
];

/** The request context of a signed-in customer, with a cart in memory. */
export function fakeCartContext({ lines = [], answers = {}, rejects = {}, language = 'uk' }: Options = {}) {
  const storedLines = new Map(lines.map((line) => [line.id, line]));
  const writes: Write[] = [];
  let last = 0;

  const known: Record<string, unknown> = {
    'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } },
    'GET /cart/discounts?page=1&perPage=100': { data: [{ manufacturerId: 5, priceGroupId: 2, discount: 7.5 }] },
    'GET /cart/me?sort=productId': () => ({ data: [...storedLines.values()].map(toLineView) }),
    'POST /cart/me': ({ body }: RequestInit) => {
      const added = JSON.parse(body as string) as { productId: string; quantity: number };
      const rejection = rejects[added.productId];
      if (rejection) return rejection();
      writes.push({ added });
      const line = { id: `new${(last += 1)}`, productId: Number(added.productId), quantity: added.quantity };
      storedLines.set(line.id, line);
      return { data: toLineView(line) };
    },
    ...Object.fromEntries(lines.map(({ id }) => [`DELETE /cart/me/${id}`, () => remove(id)])),
    ...Object.fromEntries(
      lines.map((line) => [
        `PUT /cart/me/${line.id}`,
        ({ body }: RequestInit) => change(line, JSON.parse(body as string) as Pick<FakeLine, 'quantity'>),
      ]),
    ),
  };
  for (const ids of ['7', '8', '9', '404', '7,8', '8,7', '7,404'])
    known[`GET /products?ids=${encodeURIComponent(ids)}&page=1&perPage=100`] = listProducts(ids);

  function remove(id: string): Response {
    writes.push({ removed: id });
    storedLines.delete(id);
    return new Response(null, { status: 204 });
  }

  function change(line: FakeLine, to: Pick<FakeLine, 'quantity'>) {
    writes.push({ changed: line.id, to: { ...to } });
    const changed = { id: line.id, productId: line.productId, quantity: to.quantity };
    storedLines.set(line.id, changed);
    return { data: toLineView(changed) };
  }

  const ctx = fakeContext({ ...known, ...answers }, { language, isSignedIn: true });
  return { ctx, writes, storedLines };
}

function toLineView({ id, productId, quantity, price: storedLines }: FakeLine) {
  const product = products.find((each) => each.id === productId);
  if (!product) throw new Error(`no product ${productId}`);
  const { name, promotions } = product;
  const price = storedLines ?? product.price;
  return {
    id,
    productId,
    quantity,
    price,
    total: price * quantity,
    discount: 0,
    meta: { promotion: promotions.length > 0, discountValue: 0, discountType: 'percent' },
    product: {
      id: productId,
      name,
      productType: 'product',
      manufacturerId: farm.id,
      manufacturer: farm,
      promotions,
      stocks: stocksOf(product),
    },
  };
}

function listProducts(ids: string) {
  const found = products.filter(({ id }) => ids.split(',').includes(String(id)));
  return {
    data: found.map(({ packSize, price, ...product }) => ({
      ...product,
      productType: 'product',
      kind: 'product',
      manufacturerId: farm.id,
      manufacturer: farm,
      prices: [{ priceGroupId: 2, price }],
      stocks: stocksOf(product),
      attributes: { packSize, lengthCm: 60 },
    })),
  };
}

function stocksOf({ available }: { available: number | undefined }) {
  return [
    { warehouseId: 1, available },
    { warehouseId: 2, available: 9999 },
  ];
}

/** What a list of products is told about an addition. */
export function toldOf(ctx: RequestContext, outcomes: readonly CartOutcome[]) {
  const done = outcomes.filter(({ kind }) => kind === 'done');
  return {
    added: done.map((line) => ({
      productId: line.productId,
      pieces: line.after - line.before,
      text: describeDone(ctx, line),
    })),
    rejected: toCartActionData(ctx, outcomes).rejected,
    text: describeAllDone(ctx, done),
  };
}

/** As {@link toldOf}, for lines that are added now. */
export async function addAndTell(
  ctx: RequestContext,
  ...form: Parameters<typeof addLines> extends [unknown, ...infer R] ? R : never
) {
  return toldOf(ctx, await addLines(ctx, ...form));
}
