import { priceLine } from '~/domain/pricing';
import { wholePacksWithin } from '~/domain/quantity';
import type { PricedCart, PricedLine } from './price-cart';
import { addUp, compare, type Money } from '~server/contract/money';

/** What is another than when the line was put into the cart; prices for one, quantities in pieces. */
export type LineChange =
  | { readonly kind: 'dearer' | 'cheaper'; readonly before: Money; readonly now: Money }
  | { readonly kind: 'promotionOn' | 'promotionOff' }
  | { readonly kind: 'discount'; readonly before: number; readonly now: number }
  | { readonly kind: 'short'; readonly available: number }
  | { readonly kind: 'gone' };

export interface ChangedLine {
  readonly line: PricedLine;
  readonly changes: readonly LineChange[];
  /** Pieces the line has once its changes are accepted; 0 takes it out. */
  readonly becomes: number;
}

/** The lines that changed since they were put into the cart, each with everything that did. */
export function findChangedLines({ lines }: PricedCart): ChangedLine[] {
  return lines.map(compareLine).filter(({ changes }) => changes.length > 0);
}

/** What the cart comes to once the changes are accepted. */
export function totalAfter({ lines }: PricedCart, changed: readonly ChangedLine[]): Money {
  return addUp(
    lines.map((line) => {
      const becomes = changed.find((each) => each.line === line)?.becomes ?? line.quantity;
      return priceLine(line.price, becomes, line.percent).total;
    }),
  );
}

function compareLine(line: PricedLine): ChangedLine {
  if (line.isGone) return { line, changes: [{ kind: 'gone' }], becomes: 0 };
  const isShort = line.quantity > line.available;
  return {
    line,
    changes: [
      ...comparePrice(line),
      ...compareDiscount(line),
      ...(isShort ? [{ kind: 'short' as const, available: line.available }] : []),
    ],
    becomes: isShort ? wholePacksWithin(line.available, line.packSize) : line.quantity,
  };
}

function comparePrice({ cartPrice: before, price: now }: PricedLine): LineChange[] {
  return compare(before, now) === 0 ? [] : [{ kind: compare(now, before) > 0 ? 'dearer' : 'cheaper', before, now }];
}

/** A promotion that starts takes the personal discount away, and gives it back when it ends: one change, not two. */
function compareDiscount({ cartPromotion, cartPercent, percent, product }: PricedLine): LineChange[] {
  const isPromoted = product.promotions.length > 0;
  if (isPromoted !== cartPromotion) return [{ kind: isPromoted ? 'promotionOn' : 'promotionOff' }];
  return cartPercent === percent ? [] : [{ kind: 'discount', before: cartPercent, now: percent }];
}
