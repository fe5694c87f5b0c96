import { smallPicture } from '~/data/images.server';
import { originLabel } from '~/data/product-labels.server';
import { priceFor } from '~/domain/pricing';
import type { Product } from '~server/contract/catalogue';
import { parseVarietyName } from '~server/contract/variety-name';
import { isKnownColor } from './filters-view';
import type { CardContext } from './product-card.server';
import { toLotView } from './product-views.server';
import type { FarmLotsView, VarietyView } from './variety-view';

/** Products of one variety, and which of them fit the filters in force; all where none is named. */
export interface VarietyLots {
  readonly products: readonly Product[];
  readonly fitting?: ReadonlySet<string>;
}

/** Products by their variety, in the order of the first of each. */
export function groupByVariety(products: readonly Product[]): VarietyLots[] {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const { name, categoryId, attributes, isSecondGrade } = product;
    const { variety } = parseVarietyName(name, attributes.lengthCm);
    const key = [categoryId, variety, attributes.color, attributes.grade, isSecondGrade].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), product]);
  }
  return [...groups.values()].map((lots) => ({ products: lots }));
}

/** Varieties with their lots, each with the lot that is chosen first; those without a lot are left out. */
export function toVarietyViews(context: CardContext, varieties: readonly VarietyLots[]): VarietyView[] {
  return varieties.flatMap((variety) => toVarietyView(context, variety) ?? []);
}

function toVarietyView(context: CardContext, { products, fitting }: VarietyLots): VarietyView | null {
  const { ctx } = context;
  const sorted = products.toSorted((one, other) => (lengthOf(one) ?? 0) - (lengthOf(other) ?? 0));
  const [first] = sorted;
  if (!first) return null;
  const farms = toFarmViews(context, sorted);
  const chosen = chooseLot(context, fitting ? sorted.filter(({ id }) => fitting.has(id)) : sorted) ?? first;
  const { color } = first.attributes;
  return {
    id: first.id,
    name: parseVarietyName(first.name, first.attributes.lengthCm).variety,
    meta: [
      context.isCategoryPage ? '' : context.categoryName(first.categoryId),
      color && isKnownColor(color) ? ctx.t(`catalogue:color.${color}`).toLocaleLowerCase(ctx.language) : color,
      farms.length > 1 ? ctx.t('catalogue:farmCount', { count: farms.length }) : originLabel(first),
    ]
      .filter(Boolean)
      .join(' · '),
    ...(color && { color }),
    picture: smallPicture(ctx, (sorted.find(({ images }) => images.length > 0) ?? first).images),
    farms,
    chosen: chosen.id,
  };
}

function toFarmViews(context: CardContext, products: readonly Product[]): FarmLotsView[] {
  const lots = products.map((product) => toLotView(context, product));
  return [...new Set(lots.map(({ farm }) => farm))].map((farm) => ({
    farm,
    lots: lots.filter((lot) => lot.farm === farm),
  }));
}

/** What is in the cart, else the cheapest that can be ordered, else the first in stock. */
function chooseLot({ ctx, buyer, inCart }: CardContext, products: readonly Product[]): Product | undefined {
  const { warehouseId } = ctx.services.env;
  const inStock = products.filter(({ stocks }) =>
    stocks.some((stock) => stock.warehouseId === warehouseId && (stock.available ?? 0) > 0),
  );
  const priceOf = (product: Product) => priceFor(product, buyer)?.amount ?? Infinity;
  return (
    products.find(({ id }) => inCart.has(id)) ??
    inStock.toSorted((one, other) => priceOf(one) - priceOf(other))[0] ??
    products[0]
  );
}

function lengthOf({ name, attributes }: Product): number | null {
  return parseVarietyName(name, attributes.lengthCm).lengthCm;
}
