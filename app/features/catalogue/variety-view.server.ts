import { smallPicture } from '~/data/images.server';
import type { Product } from '~server/contract/catalogue';
import { varietyKey, varietyName } from '~server/contract/variety-name';
import { addToMultimap } from '~server/domain/multimap';
import { isKnownColor } from './filters-view';
import type { CardContext } from './product-card.server';
import type { LotView } from './product-view';
import { toLotView } from './product-views.server';
import type { FarmLotsView, VarietyView } from './variety-view';

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
  const { ctx } = context;
  const lots = products
    .map((product) => toLotView(context, product))
    .sort((one, other) => (one.lengthCm ?? 0) - (other.lengthCm ?? 0));
  const [first] = products;
  const fittingLots = fitting ? lots.filter(({ id }) => fitting.has(id)) : lots;
  const chosen = chooseLot(context, fittingLots) ?? chooseLot(context, lots) ?? lots[0];
  if (!first || !chosen || !lots[0]) return null;
  const farms = groupByFarm(lots);
  const { color } = first.attributes;
  return {
    id: lots[0].id,
    name: varietyName(first.name, first.attributes.lengthCm),
    meta: [
      context.isCategoryPage ? '' : context.categoryName(first.categoryId),
      color && isKnownColor(color) ? ctx.t(`catalogue:color.${color}`).toLocaleLowerCase(ctx.language) : color,
      farms.length > 1 ? ctx.t('catalogue:farmCount', { count: farms.length }) : lots[0].farm,
    ]
      .filter(Boolean)
      .join(' · '),
    ...(color && { color }),
    picture: smallPicture(ctx, (products.find(({ images }) => images.length > 0) ?? first).images),
    farms,
    chosen: chosen.id,
    ...(left > 0 && { more: ctx.t('catalogue:moreLots', { count: left }) }),
  };
}

function groupByFarm(lots: readonly LotView[]): FarmLotsView[] {
  const farms = new Map<string, LotView[]>();
  for (const lot of lots) addToMultimap(farms, lot.farm, lot);
  return [...farms].map(([farm, own]) => ({ farm, lots: own }));
}

/** Of what can be ordered the lot in the cart, else the length bought last, else the cheapest; else the first in stock. */
function chooseLot({ inCart, bought }: CardContext, lots: readonly LotView[]): LotView | undefined {
  const priceOf = ({ ordering }: LotView) => ordering?.piecePrice.amount ?? Infinity;
  const orderable = lots
    .filter(({ ordering }) => ordering !== undefined)
    .sort((one, other) => priceOf(one) - priceOf(other));
  return (
    orderable.find(({ id }) => inCart.has(id)) ??
    findBoughtLast(bought, lots, orderable) ??
    orderable[0] ??
    lots.find(({ stock }) => stock.level !== 'none')
  );
}

/** The lot bought last, else another of its length; of a length that is sold out the one bought before. */
function findBoughtLast(
  bought: CardContext['bought'],
  lots: readonly LotView[],
  orderable: readonly LotView[],
): LotView | undefined {
  const rankOf = ({ id }: LotView) => bought?.get(id) ?? Infinity;
  const known = lots.filter((lot) => rankOf(lot) < Infinity).sort((one, other) => rankOf(one) - rankOf(other));
  const [found] = known.flatMap(
    (last) =>
      orderable.find(({ id }) => id === last.id) ?? orderable.find(({ lengthCm }) => lengthCm === last.lengthCm) ?? [],
  );
  return found;
}
