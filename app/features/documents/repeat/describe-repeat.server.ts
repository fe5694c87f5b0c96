import { nameLot, writePiecePrice } from '~/supply/goods-words.server';
import type { NearProduct } from '~/supply/nearest-goods.server';
import { smallPicture } from '~/supply/picture.server';
import type { Scope } from '~/bff/scope.server';
import { formatMoney } from '~/i18n/formats';
import type { Buyer } from '~/trade/pricing';
import { orderOf } from '../box-order.server';
import { describeInstead } from './instead.server';
import { canBeTaken, verdictTones, type RepeatLine } from './repeat-line';
import type { RepeatLineView } from './repeat-view';

/**
 * A line of the difference sheet in words.
 * @param near what can be had in place of what is missing, the nearest first
 */
export function describeRepeatLine(
  scope: Scope,
  line: RepeatLine,
  near: readonly NearProduct[],
  buyer: Buyer | null,
): RepeatLineView {
  const { t, language, links } = scope;
  const { productId, item, product, verdict, asked, take, left } = line;
  const name = product?.name ?? item.product.name;
  const isMissing = verdict === 'out' || verdict === 'gone';
  return {
    productId,
    name: product ? nameLot(scope, product) : name,
    href: product ? links.to('product', { id: productId }) : links.to('search', {}, { q: name }),
    facts: item.manufacturer?.name ?? '',
    picture: smallPicture(scope, item.product.images),
    badge: { tone: verdictTones[verdict], word: t(`papers:repeat.verdict.${verdict}`) },
    then: t('papers:repeat.then', {
      pieces: t('words:pieces', { count: asked }),
      price: formatMoney(language, line.priceThen),
    }),
    now: describePrice(scope, line),
    price: comparePrices(line),
    stock: null,
    reason: explain(scope, line),
    searchHref: isMissing ? links.to('search', {}, { q: name, inStock: 1 }) : null,
    instead: describeInstead(scope, line, near, buyer),
    order: product && canBeTaken(line) ? orderOf(scope, product, { line, buyer, pieces: take, left }) : null,
  };
}

/** How the price of today stands to the price paid. */
export function comparePrices({ priceThen, priceNow }: RepeatLine): RepeatLineView['price'] {
  if (priceNow === null || priceNow === priceThen) return 'same';
  return priceNow > priceThen ? 'dearer' : 'cheaper';
}

/** The price of today beside the price paid, in words; null where there is none. */
export function describePrice(scope: Scope, line: RepeatLine): RepeatLineView['now'] {
  const { priceThen, priceNow } = line;
  if (priceNow === null) return null;
  const difference = formatMoney(scope.language, Math.abs(priceNow - priceThen));
  return {
    price: writePiecePrice(scope, priceNow),
    comparison: scope.t(`papers:repeat.price.${comparePrices(line)}`, { difference }),
  };
}

function explain({ t }: Scope, { verdict, left, take, packSize }: RepeatLine): string | null {
  if (verdict === 'whole') return null;
  if (verdict === 'noPrice') return t('words:noPrice');
  const pieces = (count: number) => t('words:pieces', { count });
  return t(`papers:repeat.reason.${verdict}`, { left: pieces(left), take: pieces(take), pack: pieces(packSize ?? 1) });
}
