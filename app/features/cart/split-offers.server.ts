import { nameLot } from '~/supply/goods-words.server';
import { readNearest, type NearProduct } from '~/supply/nearest-goods.server';
import type { Scope } from '~/bff/scope.server';
import type { WantedGoods } from '~/supply/wanted-goods.server';
import { formatList, formatMoney } from '~/i18n/formats';
import { discountPercent, priceLine, sum, type Buyer } from '~/trade/pricing';
import type { OfferedSplit } from '~/trade/refused-line';
import { splitShortage, writeSplit, type SplitPart } from '~/trade/split-shortage';

/** Products that are looked at for one that is short. */
const MOST_SUBSTITUTES = 3;

/** A wish that the stock does not allow; pieces and kopiykas. */
export interface ShortWish extends WantedGoods {
  readonly asked: number;
  /** What can be had of it, whole packs. */
  readonly take: number;
  readonly price: number;
  /** Personal discount. */
  readonly percent: number;
}

interface Facts {
  readonly buyer: Buyer | null;
  /** Pieces of each product in the cart. */
  readonly inCart: ReadonlyMap<string, number>;
}

/** For each product that is short: what is left of it together with the nearest that make up for the rest, by product. */
export async function offerSplits(
  scope: Scope,
  short: readonly ShortWish[],
  { buyer, inCart }: Facts,
): Promise<ReadonlyMap<string, OfferedSplit[]>> {
  const nearest = await readNearest(scope, short, { buyer, inCart, count: MOST_SUBSTITUTES });
  return new Map(
    short.map((wish) => {
      const near = nearest.get(wish.productId) ?? [];
      const substitutes = near.map(({ product, available }) => ({
        productId: product.id,
        packSize: packSizeOf(product),
        available,
      }));
      const ways = splitShortage(wish.asked - wish.take, substitutes);
      return [wish.productId, ways.map((parts) => describeSplit(scope, wish, parts, near, buyer))] as const;
    }),
  );
}

function describeSplit(
  scope: Scope,
  wish: ShortWish,
  parts: readonly SplitPart[],
  near: readonly NearProduct[],
  buyer: Buyer | null,
): OfferedSplit {
  const { t, language } = scope;
  const others = parts.flatMap(({ productId, pieces }) => {
    const found = near.find(({ product }) => product.id === productId);
    return found ? [{ ...found, pieces, name: nameLot(scope, found.product) }] : [];
  });
  const amounts = formatList(
    language,
    others.map(({ pieces, name }) => t('cart:split.of', { amount: t('words:pieces', { count: pieces }), name })),
  );
  const own = t('words:pieces', { count: wish.take });
  const totals = others.map(
    ({ product, price, pieces }) => priceLine(price, pieces, discountPercent(product, buyer)).total,
  );
  const total = sum([priceLine(wish.price, wish.take, wish.percent).total, ...totals]);
  const origins = others.map(({ product, price, name }) => {
    const origin = [product.manufacturer?.name, product.manufacturer?.country?.name].filter(Boolean).join(', ');
    return t(others.length > 1 ? 'cart:split.originOf' : 'cart:split.origin', {
      name,
      origin,
      price: formatMoney(language, price),
    });
  });
  return {
    value: writeSplit([{ productId: wish.productId, pieces: wish.take }, ...parts]),
    label:
      wish.take > 0 ? t('cart:split.both', { own, others: amounts }) : t('cart:split.instead', { others: amounts }),
    detail: [...origins, t('cart:split.total', { total: formatMoney(language, total) })].join(' · '),
  };
}

function packSizeOf({ attributes }: NearProduct['product']): number | null {
  return attributes.packSize ?? null;
}
