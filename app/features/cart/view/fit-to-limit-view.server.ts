import { formatQuantity } from '~/i18n/format-quantity';
import type { RequestContext } from '~/bff/context.server';
import { formatAmount, formatMoney } from '~/i18n/formats';
import { fitToCreditLimit } from '~server/domain/fit-to-credit-limit';
import { nameLine } from './line-view.server';
import type { PricedCart } from '../model/price-cart';
import { addUp, ratio, subtract, type Money } from '~server/contract/money';

/** Lines are updated one after another, so their number is limited. */
const MAX_TRIMMED = 50;
/** A larger reduction makes another order of it, unless it changes few lines. */
const [FEW_LINES, MAX_PART] = [3, 0.3];

/** The lines to reduce to fit the credit limit; null when none, or where it would make another order. @param over amount above the limit */
export function toFitToLimitView(ctx: RequestContext, cart: PricedCart, over: Money) {
  const cuts = fitToCreditLimit(cart.lines, over);
  if (!cuts || cuts.length === 0 || cuts.length > MAX_TRIMMED) return null;
  const saved = addUp(cuts.map(({ saves }) => saves));
  if (cuts.length > FEW_LINES && ratio(saved, cart.total) > MAX_PART) return null;
  const { language, t } = ctx;
  const rows = cuts.flatMap(({ itemId, quantity, saves }) => {
    const line = cart.lines.find((each) => each.itemId === itemId);
    if (!line) return [];
    const [before, after] = [line.quantity, quantity].map((pieces) => formatQuantity(ctx.t, pieces, line.packSize));
    const text = t('cart:trim.becomes', { before, after });
    return [
      { itemId, pieces: quantity, name: nameLine(ctx, line), text, saves: `\u2212${formatAmount(language, saves)}` },
    ];
  });
  return { rows, totalAfter: formatMoney(language, subtract(cart.total, saved)) };
}

export type FitToLimitView = NonNullable<ReturnType<typeof toFitToLimitView>>;
