import { writeAmount } from '~/supply/goods-words.server';
import type { Scope } from '~/bff/scope.server';
import { formatAmount, formatMoney } from '~/i18n/formats';
import { sum } from '~/trade/pricing';
import { trimToFit } from '~/trade/trim-to-fit';
import type { TrimView } from './cart-view';
import { nameLine } from './line-view.server';
import type { PricedCart } from './price-cart';

/** Lines that one press makes smaller: they are changed one after another. */
const MOST_TRIMMED = 50;

/**
 * Which lines to make smaller so that the cart keeps within the limit of debt; null where it does, where even an
 * empty cart would not, or where it takes too many.
 * @param over kopiykas above the limit
 */
export function viewTrim(scope: Scope, cart: PricedCart, over: number): TrimView | null {
  const cuts = trimToFit(cart.lines, over);
  if (!cuts || cuts.length === 0 || cuts.length > MOST_TRIMMED) return null;
  const { language, t } = scope;
  const rows = cuts.flatMap(({ itemId, quantity, saves }) => {
    const line = cart.lines.find((each) => each.itemId === itemId);
    if (!line) return [];
    const [before, after] = [line.quantity, quantity].map((pieces) => writeAmount(scope, pieces, line.packSize));
    const text = quantity === 0 ? t('cart:trim.leaves', { before }) : t('cart:trim.becomes', { before, after });
    return [
      { itemId, pieces: quantity, name: nameLine(scope, line), text, saves: `\u2212${formatAmount(language, saves)}` },
    ];
  });
  return { rows, totalAfter: formatMoney(language, cart.total - sum(cuts.map(({ saves }) => saves))) };
}
