import { formatPiecePrice } from '~/data/product-labels.server';
import type { SimilarProduct } from '~/data/similar-products.server';
import { smallPicture } from '~/data/images.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { absolute, compare, subtract } from '~server/contract/money';
import type { OrderLine } from '~/features/reorder/sheet/order-line';
import { toOrderLine, type SheetContext } from '~/features/reorder/sheet/order-line.server';
import { toSubstitutesView } from './substitutes.server';
import type { EarlierPart } from './earlier-parts';
import { canBeTaken, statusTones, type RepeatLine } from './repeat-line';

type LineContext = Pick<SheetContext, 'buyer' | 'retail'>;

/** The common view of a line of an earlier order. @param pieces quantity to fill in */
export function toEarlierLine(ctx: RequestContext, line: RepeatLine, context: LineContext, pieces: number) {
  const { t, links } = ctx;
  const { productId, item, product, status, left } = line;
  const { name } = item.product;
  const isMissing = status === 'out' || status === 'gone';
  const own = product
    ? toOrderLine(ctx, product, { ...context, pieces, left })
    : { productId, name, href: links.to('search', {}, { q: name }), order: null };
  return {
    ...own,
    picture: smallPicture(ctx, item.product.images),
    badge: { tone: statusTones[status], word: t(`papers:repeat.verdict.${status}`) },
    now: toPriceView(ctx, line),
    price: comparePrices(line),
    searchHref: isMissing ? links.to('search', {}, { q: product?.name ?? name, inStock: 1 }) : null,
    order: canBeTaken(line) ? own.order : null,
  };
}

/** The view of a repeated line. @param similar substitutes, the most similar first */
export function toRepeatLine(
  ctx: RequestContext,
  line: RepeatLine,
  similar: readonly SimilarProduct[],
  context: LineContext,
): OrderLine {
  const { item, take } = line;
  return {
    ...toEarlierLine(ctx, line, context, take),
    facts: item.manufacturer?.name ?? '',
    then: ctx.t('papers:repeat.then', { parts: formatParts(ctx, line.parts) }),
    note: toNote(formatNote(ctx, line)),
    substitutes: toSubstitutesView(ctx, line, similar, context.buyer),
  };
}

/** '50 шт × 36,10 грн, 25 шт × 40,00 грн' */
function formatParts({ t, language }: RequestContext, parts: readonly EarlierPart[]): string {
  return parts
    .map(
      ({ quantity, price }) =>
        `${t('common:pieces', { count: quantity }).replaceAll(' ', '\u00a0')}\u00a0×\u00a0${formatMoney(language, price)}`,
    )
    .join(', ');
}

export function toNote(text: string | null): OrderLine['note'] {
  return text === null ? null : { text, isProblem: false };
}

/** Compares the current price with the price paid. */
function comparePrices({ priceThen, priceNow }: RepeatLine): NonNullable<OrderLine['price']> {
  const difference = priceNow ? compare(priceNow, priceThen) : 0;
  if (difference === 0) return 'same';
  return difference > 0 ? 'dearer' : 'cheaper';
}

/** The current price with its change; null without a price. */
function toPriceView(ctx: RequestContext, line: RepeatLine): OrderLine['now'] {
  const { priceThen, priceNow } = line;
  if (priceNow === null) return null;
  const difference = formatMoney(ctx.language, absolute(subtract(priceNow, priceThen)));
  return {
    price: formatPiecePrice(ctx, priceNow),
    comparison: ctx.t(`papers:repeat.${line.parts.length > 1 ? 'averagePrice' : 'price'}.${comparePrices(line)}`, {
      difference,
    }),
  };
}

function formatNote({ t }: RequestContext, { status, left, take, packSize }: RepeatLine): string | null {
  if (status === 'whole') return null;
  if (status === 'noPrice') return t('common:noPrice');
  const pieces = (count: number) => t('common:pieces', { count });
  return t(`papers:repeat.reason.${status}`, { left: pieces(left), take: pieces(take), pack: pieces(packSize ?? 1) });
}
