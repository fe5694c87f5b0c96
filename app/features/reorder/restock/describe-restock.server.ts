import { lotTitle, formatPriceForBuyer } from '~/data/product-labels.server';
import { smallPicture } from '~/data/picture.server';
import type { RequestContext } from '~/bff/context.server';
import type { SimilarProduct } from '~/data/similar-products.server';
import { formatDayOfYear, formatMoney } from '~/i18n/formats';
import { discountPercent, type Buyer } from '~/domain/pricing';
import { orderOf } from '~/features/reorder/sheet/quantity-input-of.server';
import { comparePrices, describePrice } from '../repeat/describe-repeat.server';
import { canBeTaken, statusTones, type RepeatLine } from '../repeat/repeat-line';
import type { Bought } from './list-bought';
import type { SimilarRow, RestockRow } from './restock-view';

/** What a row is made of. */
export interface RowFacts {
  readonly line: RepeatLine;
  readonly bought: Bought;
  /** Pieces that the cart holds of it. */
  readonly held: number;
  readonly buyer: Buyer | null;
  readonly similar: readonly SimilarProduct[];
  /** Whether the last quantity is filled in. */
  readonly isFilled: boolean;
}

/** A row of the sheet in words. */
export function describeRow(ctx: RequestContext, facts: RowFacts): RestockRow {
  const { t, language, links } = ctx;
  const {
    line,
    bought: { item, on, times },
    similar,
  } = facts;
  const { product, productId, status, left } = line;
  const name = product ? lotTitle(ctx, product) : item.product.name;
  const pieces = (count: number) => t('common:pieces', { count });
  const isMissing = status === 'out' || status === 'gone';
  return {
    productId,
    name,
    href: product ? links.to('product', { id: productId }) : links.to('search', {}, { q: name }),
    picture: smallPicture(ctx, item.product.images),
    facts: [item.manufacturer?.name, t('restock:times', { count: times })].filter(Boolean).join(' · '),
    then: t('restock:last', {
      date: formatDayOfYear(language, on),
      pieces: pieces(item.quantity).replaceAll(' ', '\u00a0'),
      price: formatMoney(language, line.priceThen),
    }),
    now: describePrice(ctx, line),
    price: comparePrices(line),
    stock: product && left > 0 ? t('restock:stockLeft', { pieces: pieces(left) }).replaceAll(' ', '\u00a0') : null,
    badge: status === 'whole' ? null : { tone: statusTones[status], word: t(`papers:repeat.verdict.${status}`) },
    reason: explain(ctx, facts),
    order:
      product && canBeTaken(line)
        ? orderOf(ctx, product, { ...facts, pieces: facts.isFilled && facts.held === 0 ? line.take : 0, left })
        : null,
    similar: isMissing ? similar.map((each) => toSimilarRow(ctx, each, facts.buyer)) : [],
    searchHref: isMissing && similar.length === 0 ? links.to('search', {}, { q: name, inStock: 1 }) : null,
  };
}

/** What the row says beside its price: what the cart holds comes before what the stock lacks. */
function explain({ t }: RequestContext, { line: { status, packSize }, held }: RowFacts): string | null {
  const pieces = (count: number) => t('common:pieces', { count });
  if (held > 0 && status !== 'inCart') return t('restock:held', { pieces: pieces(held) });
  if (status === 'noPrice') return t('common:noPrice');
  return status === 'whole' ? null : t(`restock:reason.${status}`, { pack: pieces(packSize ?? 1) });
}

function toSimilarRow(
  ctx: RequestContext,
  { product, price, available }: SimilarProduct,
  buyer: Buyer | null,
): SimilarRow {
  const { t, links } = ctx;
  return {
    productId: product.id,
    name: lotTitle(ctx, product),
    href: links.to('product', { id: product.id }),
    facts: [
      [product.manufacturer?.name, product.manufacturer?.country?.name].filter(Boolean).join(', '),
      formatPriceForBuyer(ctx, price, discountPercent(product, buyer)),
      t('restock:stockLeft', { pieces: t('common:pieces', { count: available }) }),
    ]
      .filter(Boolean)
      .join(' · '),
    order: orderOf(ctx, product, { line: { priceNow: price }, buyer, pieces: 0, left: available }),
  };
}
