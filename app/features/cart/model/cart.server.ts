import { optional } from '~/bff/degradation.server';
import { loadBuyer } from '~/data/buyer.server';
import { loadCartItems } from '~/data/cart-items.server';
import { createCategoryRank, showCategoryTree } from '~/data/category-tree.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { loadRetailPrice } from '~/data/retail.server';
import { apiErrorMessage } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import { formatMinimumOrder } from '~/data/trade-rules.server';
import { formatAmount, formatDateTime, formatMoney } from '~/i18n/formats';
import { toShareView } from '~/data/share.server';
import { serializeCartLink } from '~server/domain/cart-link';
import { packsOf } from '~server/domain/quantity';
import type { OfferedSplit } from '~server/domain/rejected-line';
import type { Shortage } from '~server/domain/stock-issue';
import { orNull, catchUnlessBanned } from '~server/api/result';
import type { ShareView } from '~/ui/overlays/share-view';
import type { AmountRow } from '../view/cart-view';
import { toCartChangesView } from '../view/cart-changes-view.server';
import { toStockIssue, toLineView } from '../view/line-view.server';
import { priceCart, type PricedCart } from './price-cart';
import { nameDiscount } from './quantity-errors.server';
import { sortCart } from './sort-cart';
import { negate } from '~server/contract/money';

/**
 * Loads the cart at current prices and stock; lines of unreadable products keep the values of the cart.
 * @throws WholesaleError
 */
export async function loadPricedCart(ctx: RequestContext): Promise<PricedCart> {
  const reading = loadCartItems(ctx);
  const idsInCart = reading.then((lines) => lines.map((line) => line.productId));
  const [items, products, buyer, retail] = await Promise.all([
    reading,
    optional(
      ctx,
      'prices',
      idsInCart.then((ids) => loadProductsById(ctx, ids)),
    ),
    loadBuyer(ctx),
    loadRetailPrice(ctx),
  ]);
  return priceCart(items, { products, buyer, warehouseId: ctx.services.env.warehouseId, retail });
}

/** As {@link loadPricedCart}, in the order in which it is read: by category, then name. @throws WholesaleError */
export async function loadSortedCart(ctx: RequestContext): Promise<PricedCart> {
  const [cart, tree] = await Promise.all([loadPricedCart(ctx), showCategoryTree(ctx)]);
  return sortCart(cart, createCategoryRank(tree), ctx.language);
}

/** As {@link loadPricedCart}, but null when the cart cannot be loaded. */
export async function readCart(ctx: RequestContext): Promise<PricedCart | null> {
  return await orNull(loadPricedCart(ctx));
}

/** As {@link loadSortedCart}, but with the reason of the API when it cannot be loaded. */
export async function loadCartOrWhy(ctx: RequestContext) {
  const outcome = await catchUnlessBanned(loadSortedCart(ctx));
  if (outcome.ok) return { cart: outcome.value, why: null };
  const { status, failure } = outcome.rejection;
  return { cart: null, why: failure?.message ? apiErrorMessage(ctx.t, status, failure.message) : null };
}

export function toCartView(
  ctx: RequestContext,
  cart: PricedCart,
  splits?: ReadonlyMap<string, readonly OfferedSplit[]>,
  counted = cart.total,
) {
  const { language, t } = ctx;
  const { env } = ctx.services;
  const discounts = cart.discounts.map(({ farm, percent, amount }): AmountRow => ({
    key: `discount ${farm} ${percent}`,
    label: nameDiscount(ctx, farm, percent),
    value: formatAmount(language, negate(amount)),
    tone: 'fall',
  }));
  const rows: AmountRow[] = [
    { key: 'goods', label: t('cart:goods'), value: formatAmount(language, cart.goods) },
    ...discounts,
    { key: 'total', label: t('cart:total'), value: formatMoney(language, cart.total), tone: 'total' },
  ];
  const minimum = cart.lines.length > 0 ? formatMinimumOrder(ctx, counted) : null;
  return {
    lines: cart.lines.map((line) => toLineView(ctx, line, splits?.get(line.productId))),
    size: t('cart:size', {
      lines: t('cart:lines', { count: cart.lines.length }),
      pieces: t('common:pieces', { count: cart.pieces }),
    }),
    rows,
    total: formatMoney(language, cart.total),
    /** What is missing to the minimum order. */
    ...(minimum !== null && { minimum }),
    health: toCartChangesView(ctx, cart),
    link: linkTo(ctx, cart),
    /** Null unless the customer has own selling prices. */
    tagsHref: cart.lines.some(({ retail: selling }) => selling !== null) ? ctx.links.to('price-tags') : null,
    /** On paper: 'Первоцвіт · +380 44 500 11 22 · Кошик на 20 листопада 2026 р., 14:05'. */
    asOf: [ctx.shopName, env.contact.phone, t('cart:asOf', { time: formatDateTime(language, new Date()) })]
      .filter(Boolean)
      .join(' · '),
  };
}

export type CartView = ReturnType<typeof toCartView>;

/** With products and quantities; null when there are too many. */
function linkTo({ links, origin }: RequestContext, { lines }: PricedCart): string | null {
  const l = serializeCartLink(lines.map(({ productId, quantity }) => ({ productId, pieces: quantity })));
  return l === null ? null : origin + links.to('cart-link', {}, { l });
}

/** The link of a cart as a message: products and quantities, no prices. */
export function toCartShare(ctx: RequestContext, { link, size }: Pick<CartView, 'link' | 'size'>): ShareView | null {
  const title = ctx.t('cart:share.text', { size });
  return link === null ? null : toShareView(ctx, { title, lead: title, url: link });
}

export function describeShortages(ctx: RequestContext, cart: PricedCart, short: readonly Shortage[]) {
  const issues = cart.lines.flatMap((line) => {
    const shortage = short.find((each) => each.productId === line.productId);
    if (!shortage) return [];
    const quantity = packsOf(line.quantity, line.packSize) ?? line.quantity;
    return [[line.productId, { ...toStockIssue(ctx, line, shortage.available), quantity }] as const];
  });
  return Object.fromEntries(issues);
}
