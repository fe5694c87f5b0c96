import { lotTitle, formatPiecePrice } from '~/data/product-labels.server';
import type { SimilarProduct } from '~/data/similar-products.server';
import { smallPicture } from '~/data/picture.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import type { Buyer } from '~/domain/pricing';
import { orderOf } from '~/features/reorder/sheet/quantity-input-of.server';
import { toSubstitutesView } from './substitutes.server';
import { canBeTaken, statusTones, type RepeatLine } from './repeat-line';
import type { RepeatLineView } from './repeat-view';

/**
 * A line of the difference sheet in words.
 * @param near what can be had in place of what is missing, the nearest first
 */
export function describeRepeatLine(
  ctx: RequestContext,
  line: RepeatLine,
  similar: readonly SimilarProduct[],
  buyer: Buyer | null,
): RepeatLineView {
  const { t, language, links } = ctx;
  const { productId, item, product, status, asked, take, left } = line;
  const name = product?.name ?? item.product.name;
  const isMissing = status === 'out' || status === 'gone';
  return {
    productId,
    name: product ? lotTitle(ctx, product) : name,
    href: product ? links.to('product', { id: productId }) : links.to('search', {}, { q: name }),
    facts: item.manufacturer?.name ?? '',
    picture: smallPicture(ctx, item.product.images),
    badge: { tone: statusTones[status], word: t(`papers:repeat.verdict.${status}`) },
    then: t('papers:repeat.then', {
      pieces: t('common:pieces', { count: asked }),
      price: formatMoney(language, line.priceThen),
    }),
    now: describePrice(ctx, line),
    price: comparePrices(line),
    stock: null,
    reason: explain(ctx, line),
    searchHref: isMissing ? links.to('search', {}, { q: name, inStock: 1 }) : null,
    substitutes: toSubstitutesView(ctx, line, similar, buyer),
    order: product && canBeTaken(line) ? orderOf(ctx, product, { line, buyer, pieces: take, left }) : null,
  };
}

/** How the price of today stands to the price paid. */
export function comparePrices({ priceThen, priceNow }: RepeatLine): RepeatLineView['price'] {
  if (priceNow === null || priceNow === priceThen) return 'same';
  return priceNow > priceThen ? 'dearer' : 'cheaper';
}

/** The price of today beside the price paid, in words; null where there is none. */
export function describePrice(ctx: RequestContext, line: RepeatLine): RepeatLineView['now'] {
  const { priceThen, priceNow } = line;
  if (priceNow === null) return null;
  const difference = formatMoney(ctx.language, Math.abs(priceNow - priceThen));
  return {
    price: formatPiecePrice(ctx, priceNow),
    comparison: ctx.t(`papers:repeat.price.${comparePrices(line)}`, { difference }),
  };
}

function explain({ t }: RequestContext, { status, left, take, packSize }: RepeatLine): string | null {
  if (status === 'whole') return null;
  if (status === 'noPrice') return t('common:noPrice');
  const pieces = (count: number) => t('common:pieces', { count });
  return t(`papers:repeat.reason.${status}`, { left: pieces(left), take: pieces(take), pack: pieces(packSize ?? 1) });
}
