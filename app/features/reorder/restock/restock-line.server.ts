import { lotTitle, originLabel, formatPriceForBuyer } from '~/data/product-labels.server';
import type { RequestContext } from '~/bff/context.server';
import type { SimilarProduct } from '~/data/similar-products.server';
import { formatQuantityInput } from '~/i18n/format-quantity';
import { formatDayOfYear, formatMoney } from '~/i18n/formats';
import { discountPercent, type Buyer } from '~server/domain/pricing';
import { HABIT_WEEKS, type WeekdayHabit } from '~server/domain/weekday-habit';
import type { LineOrder, OrderLine, SimilarLine } from '~/features/reorder/sheet/order-line';
import { toLineOrder } from '~/features/reorder/sheet/order-line.server';
import { partsOf } from '../repeat/earlier-parts';
import { formatParts, toEarlierLine, toNote } from '../repeat/repeat-line-view.server';
import type { RepeatLine } from '../repeat/repeat-line';
import type { BoughtProduct } from './bought-products';

export interface RestockLineInput {
  readonly line: RepeatLine;
  readonly bought: BoughtProduct;
  /** Of a weekday; its quantity is filled in. */
  readonly habit: WeekdayHabit | null;
  /** Whether the quantity is of all orders of a period. */
  readonly isOfPeriod?: boolean;
  /** Pieces in the cart. */
  readonly held: number;
  readonly buyer: Buyer | null;
  readonly similar: readonly SimilarProduct[];
}

/** A row of the restock form. */
export function toRestockLine(ctx: RequestContext, input: RestockLineInput): OrderLine {
  const { t, language } = ctx;
  const {
    line,
    bought: { item, lines, on, times },
    habit,
    isOfPeriod = false,
    held,
    similar,
  } = input;
  const { product, status, left } = line;
  const parts = partsOf(lines);
  const pieces = (count: number) => t('common:pieces', { count }).replaceAll(' ', '\u00a0');
  const earlier = toEarlierLine(ctx, line, input.buyer, habit && held === 0 ? line.take : 0);
  const isMissing = status === 'out' || status === 'gone';
  return {
    ...earlier,
    order: earlier.order && { ...earlier.order, last: habit ? undefined : toLastQuantity(ctx, input) },
    facts: [
      item.manufacturer?.name,
      habit
        ? t('restock:habit.weeks', { weeks: habit.weeks, all: HABIT_WEEKS, pieces: pieces(line.ordered) })
        : t('restock:times', { count: times }),
    ]
      .filter(Boolean)
      .join(' · '),
    then: isOfPeriod
      ? t('restock:period.bought', {
          pieces: pieces(item.quantity),
          price: parts.map(({ price }) => formatMoney(language, price)).join(', '),
        })
      : t('restock:last', { date: formatDayOfYear(language, on), parts: formatParts(ctx, parts) }),
    stock: product && left > 0 ? t('restock:stockLeft', { pieces: pieces(left) }).replaceAll(' ', '\u00a0') : null,
    badge: status === 'whole' ? null : earlier.badge,
    note: toNote(formatNote(ctx, input)),
    similar: isMissing ? similar.map((each) => toSimilarLine(ctx, each, input.buyer)) : [],
    searchHref: similar.length === 0 ? earlier.searchHref : null,
  };
}

/** What one press takes; nothing for a product that is in the cart. */
function toLastQuantity({ t }: RequestContext, { line, held }: RestockLineInput): LineOrder['last'] {
  const { take, ordered, packSize } = line;
  if (held > 0 || take === 0) return undefined;
  const quantity = formatQuantityInput(t, take, packSize);
  return { quantity, label: t(take === ordered ? 'restock:boughtLast' : 'sheet:take', { quantity }) };
}

/** The note of a row: pieces in the cart first, then missing stock. */
function formatNote({ t }: RequestContext, { line: { status, packSize }, held }: RestockLineInput): string | null {
  const pieces = (count: number) => t('common:pieces', { count });
  if (held > 0 && status !== 'inCart') return t('restock:held', { pieces: pieces(held) });
  if (status === 'noPrice') return t('common:noPrice');
  return status === 'whole' ? null : t(`restock:reason.${status}`, { pack: pieces(packSize ?? 1) });
}

function toSimilarLine(
  ctx: RequestContext,
  { product, price, available }: SimilarProduct,
  buyer: Buyer | null,
): SimilarLine {
  const { t, links } = ctx;
  return {
    productId: product.id,
    name: lotTitle(ctx, product),
    href: links.to('product', { id: product.id }),
    facts: [
      originLabel(product),
      formatPriceForBuyer(ctx, price, discountPercent(product, buyer)),
      t('restock:stockLeft', { pieces: t('common:pieces', { count: available }) }),
    ]
      .filter(Boolean)
      .join(' · '),
    order: toLineOrder(ctx, product, { line: { priceNow: price }, buyer, pieces: 0, left: available }),
  };
}
