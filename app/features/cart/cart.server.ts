import { orNamed } from '~/bff/gaps.server';
import { readBuyer } from '~/supply/buyer.server';
import { readCartItems } from '~/supply/cart-items.server';
import { readProductsById } from '~/supply/products-by-id.server';
import { refusalWords } from '~/bff/refusal-words';
import type { Scope } from '~/bff/scope.server';
import { describeMinimum } from '~/supply/trade-rules.server';
import { formatAmount, formatMoney } from '~/i18n/formats';
import { writeCartLink } from '~/trade/cart-link';
import type { OfferedSplit } from '~/trade/refused-line';
import type { Shortage, StockTrouble } from '~/trade/stock-trouble';
import { orMissing, catchUnlessBanned } from '~server/api/outcome';
import type { AmountRow, CartView } from './cart-view';
import { viewHealth } from './health-view.server';
import { stockTrouble, viewLine } from './line-view.server';
import { priceCart, type PricedCart } from './price-cart';
import { nameDiscount } from './quantity-words.server';

/**
 * The cart at today's prices and stock. Products that cannot be read now leave their lines as the cart keeps them.
 * @throws WholesaleError
 */
export async function readPricedCart(scope: Scope): Promise<PricedCart> {
  const reading = readCartItems(scope);
  const [items, products, buyer] = await Promise.all([
    reading,
    orNamed(
      scope,
      'prices',
      reading.then((lines) =>
        readProductsById(
          scope,
          lines.map((line) => line.productId),
        ),
      ),
    ),
    readBuyer(scope),
  ]);
  return priceCart(items, { products, buyer, warehouseId: scope.portal.env.warehouseId });
}

/** As {@link readPricedCart}, for a page that shows what it can: null when the cart cannot be read now. */
export async function readCart(scope: Scope): Promise<PricedCart | null> {
  return await orMissing(readPricedCart(scope));
}

/** The same with why not, in the API's own words; without any the supplier was not reached. */
export async function readCartOrWhy(
  scope: Scope,
): Promise<{ readonly cart: PricedCart | null; readonly why: string | null }> {
  const outcome = await catchUnlessBanned(readPricedCart(scope));
  if (outcome.ok) return { cart: outcome.value, why: null };
  const { status, failure } = outcome.refusal;
  return { cart: null, why: failure?.message ? refusalWords(scope.t, status, failure.message) : null };
}

/** A priced cart in words. */
export function viewCart(
  scope: Scope,
  cart: PricedCart,
  splits?: ReadonlyMap<string, readonly OfferedSplit[]>,
): CartView {
  const { language, t } = scope;
  const discounts = cart.discounts.map(({ farm, percent, amount }): AmountRow => ({
    key: `discount ${farm} ${percent}`,
    label: nameDiscount(scope, farm, percent),
    value: formatAmount(language, -amount),
    tone: 'fall',
  }));
  const minimum = cart.lines.length > 0 ? describeMinimum(scope, cart.total) : null;
  return {
    lines: cart.lines.map((line) => viewLine(scope, line, splits?.get(line.productId))),
    size: t('cart:size', {
      lines: t('cart:lines', { count: cart.lines.length }),
      pieces: t('words:pieces', { count: cart.pieces }),
    }),
    rows: [
      { key: 'goods', label: t('cart:goods'), value: formatAmount(language, cart.goods) },
      ...discounts,
      { key: 'total', label: t('cart:total'), value: formatMoney(language, cart.total), tone: 'total' },
    ],
    total: formatMoney(language, cart.total),
    ...(minimum !== null && { minimum }),
    health: viewHealth(scope, cart),
    link: linkTo(scope, cart),
  };
}

function linkTo({ links, origin }: Scope, { lines }: PricedCart): string | null {
  const l = writeCartLink(lines.map(({ productId, quantity }) => ({ productId, pieces: quantity })));
  return l === null ? null : origin + links.to('cart-link', {}, { l });
}

/** The shortages that an order met, as trouble of their lines, by product. */
export function describeShortages(
  scope: Scope,
  cart: PricedCart,
  short: readonly Shortage[],
): Record<string, StockTrouble> {
  const troubles = cart.lines.flatMap((line) => {
    const shortage = short.find((each) => each.productId === line.productId);
    return shortage ? [[line.productId, stockTrouble(scope, line, shortage.available)] as const] : [];
  });
  return Object.fromEntries(troubles);
}
