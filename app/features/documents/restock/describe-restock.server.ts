import { nameLot, writePrice } from '~/supply/goods-words.server';
import { smallPicture } from '~/supply/picture.server';
import type { Scope } from '~/bff/scope.server';
import type { NearProduct } from '~/supply/nearest-goods.server';
import { formatDayOfYear, formatMoney } from '~/i18n/formats';
import { discountPercent, type Buyer } from '~/trade/pricing';
import { orderOf } from '../box-order.server';
import { comparePrices, describePrice } from '../repeat/describe-repeat.server';
import { canBeTaken, verdictTones, type RepeatLine } from '../repeat/repeat-line';
import type { Bought } from './list-bought';
import type { NearRow, RestockRow } from './restock-view';

/** What a row is made of. */
export interface RowFacts {
  readonly line: RepeatLine;
  readonly bought: Bought;
  /** Pieces that the cart holds of it. */
  readonly held: number;
  readonly buyer: Buyer | null;
  readonly near: readonly NearProduct[];
  /** Whether the last quantity is filled in. */
  readonly isFilled: boolean;
}

/** A row of the sheet in words. */
export function describeRow(scope: Scope, facts: RowFacts): RestockRow {
  const { t, language, links } = scope;
  const {
    line,
    bought: { item, on, times },
    near,
  } = facts;
  const { product, productId, verdict, left } = line;
  const name = product ? nameLot(scope, product) : item.product.name;
  const pieces = (count: number) => t('words:pieces', { count });
  const isMissing = verdict === 'out' || verdict === 'gone';
  return {
    productId,
    name,
    href: product ? links.to('product', { id: productId }) : links.to('search', {}, { q: name }),
    picture: smallPicture(scope, item.product.images),
    facts: [item.manufacturer?.name, t('restock:times', { count: times })].filter(Boolean).join(' · '),
    then: t('restock:last', {
      date: formatDayOfYear(language, on),
      pieces: pieces(item.quantity).replaceAll(' ', '\u00a0'),
      price: formatMoney(language, line.priceThen),
    }),
    now: describePrice(scope, line),
    price: comparePrices(line),
    stock: product && left > 0 ? t('restock:stockLeft', { pieces: pieces(left) }).replaceAll(' ', '\u00a0') : null,
    badge: verdict === 'whole' ? null : { tone: verdictTones[verdict], word: t(`papers:repeat.verdict.${verdict}`) },
    reason: explain(scope, facts),
    order:
      product && canBeTaken(line)
        ? orderOf(scope, product, { ...facts, pieces: facts.isFilled && facts.held === 0 ? line.take : 0, left })
        : null,
    near: isMissing ? near.map((each) => describeNear(scope, each, facts.buyer)) : [],
    searchHref: isMissing && near.length === 0 ? links.to('search', {}, { q: name, inStock: 1 }) : null,
  };
}

/** What the row says beside its price: what the cart holds comes before what the stock lacks. */
function explain({ t }: Scope, { line: { verdict, packSize }, held }: RowFacts): string | null {
  const pieces = (count: number) => t('words:pieces', { count });
  if (held > 0 && verdict !== 'inCart') return t('restock:held', { pieces: pieces(held) });
  if (verdict === 'noPrice') return t('words:noPrice');
  return verdict === 'whole' ? null : t(`restock:reason.${verdict}`, { pack: pieces(packSize ?? 1) });
}

function describeNear(scope: Scope, { product, price, available }: NearProduct, buyer: Buyer | null): NearRow {
  const { t, links } = scope;
  return {
    productId: product.id,
    name: nameLot(scope, product),
    href: links.to('product', { id: product.id }),
    facts: [
      [product.manufacturer?.name, product.manufacturer?.country?.name].filter(Boolean).join(', '),
      writePrice(scope, price, discountPercent(product, buyer)),
      t('restock:stockLeft', { pieces: t('words:pieces', { count: available }) }),
    ]
      .filter(Boolean)
      .join(' · '),
    order: orderOf(scope, product, { line: { priceNow: price }, buyer, pieces: 0, left: available }),
  };
}
