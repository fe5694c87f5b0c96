import { priceLine } from '~server/domain/pricing';
import { isPromoted } from '~server/domain/promotions';
import { wholePacksWithin } from '~server/domain/quantity';
import type { PricedCart, PricedLine } from './price-cart';
import { addUp, compare, type Money } from '~server/contract/money';

/** A change since the line was added; unit prices or quantities in pieces. */
export type LineChange =
  | { readonly kind: 'dearer' | 'cheaper'; readonly before: Money; readonly now: Money }
  | { readonly kind: 'promotionOn' | 'promotionOff' }
  | { readonly kind: 'discount'; readonly before: number; readonly now: number }
  | { readonly kind: 'short'; readonly available: number }
  | { readonly kind: 'gone' };

export interface ChangedLine {
  readonly line: PricedLine;
  readonly changes: readonly LineChange[];
  /** Pieces after accepting the changes; 0 removes the line. */
  readonly becomes: number;
}

export function findChangedLines({ lines }: PricedCart): ChangedLine[] {
  return lines.map(compareLine).filter(({ changes }) => changes.length > 0);
}

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

/** A promotion replaces the personal discount, so both count as one change. */
function compareDiscount({ cartPromotion, cartPercent, percent, product }: PricedLine): LineChange[] {
  const promotes = isPromoted(product);
  if (promotes !== cartPromotion) return [{ kind: promotes ? 'promotionOn' : 'promotionOff' }];
  return cartPercent === percent ? [] : [{ kind: 'discount', before: cartPercent, now: percent }];
}
