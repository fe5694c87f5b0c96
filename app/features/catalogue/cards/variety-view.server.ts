import { smallPicture } from '~/data/images.server';
import type { Product } from '~server/contract/catalogue';
import { lengthOf, nameHasLength, varietyKey, varietyName } from '~server/domain/variety-name';
import { addToMultimap } from '~server/domain/multimap';
import { wholePacksWithin } from '~server/domain/quantity';
import { originLabel, productTitle } from '~/data/product-labels.server';
import { isOrderable } from './offer';
import { toOffer, type CardContext } from './offer.server';
import type { LotView, VarietyView } from './variety-view';

/** Products of one variety, and which of them fit the filters in force; all where none is named. */
export interface VarietyLots {
  readonly products: readonly Product[];
  readonly fitting?: ReadonlySet<string>;
  /** How many more lots it has than are shown. */
  readonly left?: number;
}

export function groupByVariety(products: readonly Product[]): VarietyLots[] {
  const groups = new Map<string, Product[]>();
  for (const product of products) addToMultimap(groups, varietyKey(product), product);
  return [...groups.values()].map((lots) => ({ products: lots }));
}

/** Varieties with their lots, each with the lot that is chosen first; those without a lot are left out. */
export function toVarietyViews(context: CardContext, varieties: readonly VarietyLots[]): VarietyView[] {
  return varieties.flatMap((variety) => toVarietyView(context, variety) ?? []);
}

function toVarietyView(context: CardContext, { products, fitting, left = 0 }: VarietyLots): VarietyView | null {
  const [first] = products;
  if (!first) return null;
  const { color } = first.attributes;
  const name = varietyName(first.name, lengthOf(first));
  const category = context.isCategoryPage ? undefined : context.categoryName(first.categoryId);
  const lots: LotView[] = [];
  const farms = new Map<string, LotView[]>();
  for (const product of [...products].sort(byLength)) {
    const lot = toLot(context, name, product);
    lots.push(lot);
    addToMultimap(farms, originLabel(product), lot);
  }
  const fittingLots = fitting ? lots.filter(({ id }) => fitting.has(id)) : lots;
  const chosen = chooseLot(context, fittingLots) ?? chooseLot(context, lots) ?? lots[0];
  return {
    id: lots[0]?.id ?? first.id,
    name,
    ...(category !== undefined && { category }),
    ...(color && { color }),
    picture: smallPicture(context.ctx, (products.find(({ images }) => images.length > 0) ?? first).images),
    farms: [...farms].map(([farm, own]) => ({ farm, lots: own })),
    chosen: chosen?.id ?? first.id,
    ...(left > 0 && { more: left }),
  };
}

function byLength(one: Product, other: Product): number {
  return (lengthOf(one) ?? 0) - (lengthOf(other) ?? 0);
}

function toLot(context: CardContext, variety: string, product: Product): LotView {
  const { name } = product;
  const lengthCm = lengthOf(product);
  const isUsual = name === variety && !(lengthCm && nameHasLength(variety, lengthCm));
  return {
    ...toOffer(context, product),
    ...(lengthCm !== null && { lengthCm }),
    ...(!isUsual && { name: productTitle(context.ctx, name, lengthCm) }),
  };
}

/** Of what can be ordered the lot in the cart, else the length bought last, else the cheapest; else the first in stock. */
function chooseLot({ inCart, bought }: CardContext, lots: readonly LotView[]): LotView | undefined {
  const orderable = lots.filter(isOrderable).sort((one, other) => one.price - other.price);
  return (
    orderable.find(({ id }) => inCart.has(id)) ??
    findBoughtLast(bought, lots, orderable) ??
    orderable[0] ??
    lots.find(({ available, packSize = null }) => wholePacksWithin(available, packSize) > 0)
  );
}

/** The lot bought last, else another of its length; of a length that is sold out the one bought before. */
function findBoughtLast(bought: CardContext['bought'], lots: readonly LotView[], orderable: readonly LotView[]) {
  const rankOf = ({ id }: LotView) => bought?.get(id) ?? Infinity;
  const known = lots.filter((lot) => rankOf(lot) < Infinity).sort((one, other) => rankOf(one) - rankOf(other));
  const [found] = known.flatMap(
    (last) =>
      orderable.find(({ id }) => id === last.id) ?? orderable.find(({ lengthCm }) => lengthCm === last.lengthCm) ?? [],
  );
  return found;
}
