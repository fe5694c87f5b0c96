import { lotTitle, originLabel } from '~/data/product-labels.server';
import type { SimilarProduct } from '~/data/similar-products.server';
import type { RequestContext } from '~/bff/context.server';
import type { RequestedProduct } from '~/data/product-traits.server';
import { formatList, formatMoney } from '~/i18n/formats';
import { discountPercent, priceFor, priceLine, type Buyer } from '~server/domain/pricing';
import type { OfferedSplit } from '~server/domain/rejected-line';
import { splitShortage, serializeSplit, type SplitPart } from '~server/domain/split-shortage';
import type { Product } from '~server/contract/catalogue';
import { addUp, type Money } from '~server/contract/money';
import type { QuantityError } from '../model/check-quantity';

export const MAX_SUBSTITUTES = 3;

/** A requested quantity above the stock; quantities in pieces. */
export interface ShortLine extends RequestedProduct {
  readonly requested: number;
  /** Available whole packs, in pieces. */
  readonly take: number;
  readonly price: Money;
  readonly percent: number;
}

/** A product whose requested quantity exceeds the stock; null for another problem or without a price. */
export function toShortLine(product: Product, buyer: Buyer | null, problem: QuantityError): ShortLine | null {
  const price = priceFor(product, buyer);
  if (price === null || problem.kind !== 'tooMany') return null;
  const { id, name, images } = product;
  const { requested, inCart, offer } = problem;
  const percent = discountPercent(product, buyer);
  return {
    productId: id,
    name,
    alt: images[0]?.alt ?? '',
    product,
    requested: requested - inCart,
    take: offer,
    price,
    percent,
  };
}

/** Offers for each short product, by id: its remaining stock with the most similar substitutes. */
export function offerSplits(
  ctx: RequestContext,
  short: readonly ShortLine[],
  nearest: ReadonlyMap<string, readonly SimilarProduct[]>,
  buyer: Buyer | null,
): ReadonlyMap<string, readonly OfferedSplit[]> {
  return new Map(
    short.map((lineInput) => {
      const similar = nearest.get(lineInput.productId) ?? [];
      const substitutes = similar.map(({ product, available }) => ({
        productId: product.id,
        packSize: product.attributes.packSize ?? null,
        available,
      }));
      const ways = splitShortage(lineInput.requested - lineInput.take, substitutes);
      return [lineInput.productId, ways.map((parts) => describeSplit(ctx, lineInput, parts, similar, buyer))] as const;
    }),
  );
}

function describeSplit(
  ctx: RequestContext,
  lineInput: ShortLine,
  parts: readonly SplitPart[],
  similar: readonly SimilarProduct[],
  buyer: Buyer | null,
): OfferedSplit {
  const { t, language } = ctx;
  const others = parts.flatMap(({ productId, pieces }) => {
    const found = similar.find(({ product }) => product.id === productId);
    return found ? [{ ...found, pieces, name: lotTitle(ctx, found.product) }] : [];
  });
  const amounts = formatList(
    language,
    others.map(({ pieces, name }) => t('cart:split.of', { amount: t('common:pieces', { count: pieces }), name })),
  );
  const own = t('common:pieces', { count: lineInput.take });
  const totals = others.map(
    ({ product, price, pieces }) => priceLine(price, pieces, discountPercent(product, buyer)).total,
  );
  const total = addUp([priceLine(lineInput.price, lineInput.take, lineInput.percent).total, ...totals]);
  const origins = others.map(({ product, price, name }) => {
    const origin = originLabel(product);
    return t(others.length > 1 ? 'cart:split.originOf' : 'cart:split.origin', {
      name,
      origin,
      price: formatMoney(language, price),
    });
  });
  return {
    value: serializeSplit([{ productId: lineInput.productId, pieces: lineInput.take }, ...parts]),
    label:
      lineInput.take > 0
        ? t('cart:split.both', { own, others: amounts })
        : t('cart:split.instead', { others: amounts }),
    detail: [...origins, t('cart:split.total', { total: formatMoney(language, total) })].join(' · '),
  };
}
