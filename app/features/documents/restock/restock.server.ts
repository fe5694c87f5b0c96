import { readBuyer } from '~/supply/buyer.server';
import { showCartPieces } from '~/supply/cart-items.server';
import { readNearest, type NearestFacts, type NearProduct } from '~/supply/nearest-goods.server';
import { readProductsById } from '~/supply/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { sum } from '~/trade/pricing';
import { compareLines, type RepeatLine } from '../repeat/repeat-line';
import { readBoughtLately } from './bought-lately.server';
import { describeRow } from './describe-restock.server';
import { listBought } from './list-bought';
import type { RestockView, SheetChoice } from './restock-view';

/** Weeks that a sheet looks back; the middle one unless the address says another. */
const periods = [2, 4, 8] as const;
/** Products of one sheet; one form adds no more either. */
const MOST_ROWS = 200;
/** Offers for each product that cannot be had. */
const NEAR_EACH = 2;

/** How the address asks for the sheet. */
export interface RestockQuery {
  readonly weeks: number;
  readonly isFilled: boolean;
}

/** Reads `weeks` and `fill`; anything else than the known choices is the usual sheet. */
export function readRestockQuery(search: URLSearchParams): RestockQuery {
  return {
    weeks: periods.find((weeks) => String(weeks) === search.get('weeks')) ?? 4,
    isFilled: search.get('fill') !== 'none',
  };
}

/**
 * What the customer bought in the last weeks, held against today's prices and stock.
 * @throws WholesaleError
 */
export async function readRestock(scope: Scope, query: RestockQuery): Promise<RestockView> {
  const {
    t,
    portal: {
      env: { warehouseId },
    },
  } = scope;
  const [{ orders, unread, isCut }, inCart, buyer] = await Promise.all([
    readBoughtLately(scope, query.weeks),
    showCartPieces(scope),
    readBuyer(scope),
  ]);
  const all = listBought(orders);
  const bought = new Map(all.slice(0, MOST_ROWS).map((each) => [each.item.product.id, each]));
  const products = await readProductsById(scope, [...bought.keys()]);
  const lines = compareLines(
    [...bought.values()].map(({ item }) => item),
    { products, inCart, buyer, warehouseId },
  );
  const near = await findNear(scope, lines, { buyer, inCart });
  const rows = lines.flatMap((line) => {
    const each = bought.get(line.productId);
    return each
      ? [
          describeRow(scope, {
            line,
            bought: each,
            held: inCart.get(line.productId) ?? 0,
            buyer,
            near: near.get(line.productId) ?? [],
            isFilled: query.isFilled,
          }),
        ]
      : [];
  });
  return {
    action: addressOf(scope, query),
    lead: t('restock:found', {
      orders: t('restock:orders', { count: orders.length }),
      goods: t('restock:goods', { count: rows.length }),
    }),
    periods: periods.map((weeks) => ({
      label: t('restock:weeks', { count: weeks }),
      href: addressOf(scope, { ...query, weeks }),
      current: weeks === query.weeks,
    })),
    fillings: fillingsOf(scope, query),
    gaps: [
      ...(unread > 0 ? [t('restock:unread', { count: unread })] : []),
      ...(isCut ? [t('restock:cutOrders', { count: orders.length })] : []),
      ...(all.length > MOST_ROWS ? [t('restock:cutRows', { count: MOST_ROWS })] : []),
    ],
    held: sum(lines.map(({ productId }) => inCart.get(productId) ?? 0)),
    rows,
  };
}

/** What can be had in place of what cannot; each product is offered once, and not beside a row of its own. */
async function findNear(
  scope: Scope,
  lines: readonly RepeatLine[],
  facts: Omit<NearestFacts, 'count'>,
): Promise<ReadonlyMap<string, readonly NearProduct[]>> {
  const wanted = lines.filter(({ verdict }) => verdict === 'out' || verdict === 'gone');
  const found = await readNearest(
    scope,
    wanted.map(({ productId, item, product }) => ({
      productId,
      product,
      name: product?.name ?? item.product.name,
      alt: item.product.images[0]?.alt ?? '',
    })),
    { ...facts, count: NEAR_EACH },
  );
  const shown = new Set(lines.map(({ productId }) => productId));
  return new Map(
    [...found].map(([id, offers]) => {
      const open = offers.filter(({ product }) => !shown.has(product.id));
      for (const { product } of open) shown.add(product.id);
      return [id, open];
    }),
  );
}

function fillingsOf(scope: Scope, query: RestockQuery): SheetChoice[] {
  return (
    [
      ['fillLast', true],
      ['fillNone', false],
    ] as const
  ).map(([word, isFilled]) => ({
    label: scope.t(`restock:${word}`),
    href: addressOf(scope, { ...query, isFilled }),
    current: isFilled === query.isFilled,
  }));
}

function addressOf({ links }: Scope, { weeks, isFilled }: RestockQuery): string {
  return links.to('restock', {}, { weeks: weeks === 4 ? undefined : weeks, fill: isFilled ? undefined : 'none' });
}
