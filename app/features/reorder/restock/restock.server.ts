import { loadBuyer } from '~/data/buyer.server';
import { loadCartPiecesOrEmpty } from '~/data/cart-items.server';
import { loadSimilarProducts, type SimilarQuery, type SimilarProduct } from '~/data/similar-products.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { sum } from '~/domain/pricing';
import { compareLines, type RepeatLine } from '../repeat/repeat-line';
import { loadCreditLeft } from '../sheet/credit-left.server';
import { loadRecentOrders } from './recent-orders.server';
import { toRestockLine } from './restock-line.server';
import { countBoughtProducts } from './bought-products';
import type { RestockView } from './restock-view';

/** Periods in weeks. */
const periods = [2, 4, 8] as const;
const DEFAULT_WEEKS = 4;
/** Also the limit of lines of one form. */
const MAX_ROWS = 200;
const MAX_SIMILAR = 2;

/** Parses `weeks`; an unknown value gives the default. */
export function parseWeeks(search: URLSearchParams): number {
  return periods.find((weeks) => String(weeks) === search.get('weeks')) ?? DEFAULT_WEEKS;
}

/** Loads recent products with current prices and stock. @throws WholesaleError */
export async function loadRestock(ctx: RequestContext, weeks: number): Promise<RestockView> {
  const {
    t,
    services: {
      env: { warehouseId },
    },
  } = ctx;
  const [{ orders, unread, isCut }, inCart, buyer, creditLeft] = await Promise.all([
    loadRecentOrders(ctx, weeks),
    loadCartPiecesOrEmpty(ctx),
    loadBuyer(ctx),
    loadCreditLeft(ctx),
  ]);
  const all = countBoughtProducts(orders);
  const bought = new Map(all.slice(0, MAX_ROWS).map((each) => [each.item.product.id, each]));
  const products = await loadProductsById(ctx, [...bought.keys()]);
  const lines = compareLines(
    [...bought.values()].map(({ item }) => item),
    { products, inCart, buyer, warehouseId },
  );
  const similar = await loadSimilar(ctx, lines, { buyer, inCart });
  const sheet = lines.flatMap((line) => {
    const each = bought.get(line.productId);
    return each
      ? [
          toRestockLine(ctx, {
            line,
            bought: each,
            held: inCart.get(line.productId) ?? 0,
            buyer,
            similar: similar.get(line.productId) ?? [],
          }),
        ]
      : [];
  });
  return {
    action: urlOf(ctx, weeks),
    lead: t('restock:found', {
      orders: t('restock:orders', { count: orders.length }),
      goods: t('restock:goods', { count: sheet.length }),
    }),
    periods: periods.map((count) => ({
      label: t('restock:weeks', { count }),
      href: urlOf(ctx, count),
      current: count === weeks,
    })),
    degradation: [
      ...(unread > 0 ? [t('restock:unread', { count: unread })] : []),
      ...(isCut ? [t('restock:cutOrders', { count: orders.length })] : []),
      ...(all.length > MAX_ROWS ? [t('restock:cutRows', { count: MAX_ROWS })] : []),
    ],
    held: sum(lines.map(({ productId }) => inCart.get(productId) ?? 0)),
    lines: sheet,
    creditLeft,
  };
}

/** Loads similar products for unavailable ones; each is offered once. */
async function loadSimilar(
  ctx: RequestContext,
  lines: readonly RepeatLine[],
  query: Omit<SimilarQuery, 'count'>,
): Promise<ReadonlyMap<string, readonly SimilarProduct[]>> {
  const wanted = lines.filter(({ status }) => status === 'out' || status === 'gone');
  const found = await loadSimilarProducts(
    ctx,
    wanted.map(({ productId, item, product }) => ({
      productId,
      product,
      name: product?.name ?? item.product.name,
      alt: item.product.images[0]?.alt ?? '',
    })),
    { ...query, count: MAX_SIMILAR },
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

function urlOf({ links }: RequestContext, weeks: number): string {
  return links.to('restock', {}, { weeks: weeks === DEFAULT_WEEKS ? undefined : weeks });
}
