import { isZero, ratio, type Money } from '../contract/money';

export interface ProductKind {
  readonly variety: string;
  readonly species: readonly string[];
  readonly color: string | null;
}

export interface ProductTraits extends ProductKind {
  readonly id: string;
  readonly lengthCm: number | null;
  readonly farmId: string | null;
  readonly countryId: string | null;
  readonly isSecondGrade: boolean;
  readonly price: Money | null;
}

/** Distances between products, in centimetres of stem length. */
const distances = {
  variety: 20,
  narrowerKind: 30,
  kindredColor: 15,
  unknownColor: 10,
  secondGrade: 25,
  farm: 3,
  country: 2,
  doubledPrice: 10,
} as const;
const MAX_CM = 30;

const similarColors = new Set(
  ['white cream', 'cream peach', 'peach pink', 'peach orange', 'red burgundy', 'purple blue'].flatMap((pair) => [
    pair,
    pair.split(' ').reverse().join(' '),
  ]),
);

/** Distance of two kinds of product; null for another species or colour. */
export function compareKinds(wanted: ProductKind, other: ProductKind): number | null {
  const shared = wanted.species.filter((code) => other.species.includes(code)).length;
  if (shared === 0) return null;
  const color = compareColors(wanted.color, other.color);
  if (color === null) return null;
  const narrowerKinds = wanted.species.length + other.species.length - 2 * shared;
  return color + narrowerKinds * distances.narrowerKind + (wanted.variety === other.variety ? 0 : distances.variety);
}

export function findSimilar<T extends ProductTraits>(
  wanted: ProductTraits,
  candidates: Iterable<T>,
  count: number,
): T[] {
  const nearest: { readonly each: T; readonly difference: number }[] = [];
  for (const each of candidates) {
    const difference = each.id === wanted.id ? null : compareProducts(wanted, each);
    if (difference === null) continue;
    const behind = nearest.findIndex(
      (other) => difference < other.difference || (difference === other.difference && each.id < other.each.id),
    );
    if (behind < 0 && nearest.length === count) continue;
    nearest.splice(behind < 0 ? nearest.length : behind, 0, { each, difference });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ each }) => each);
}

function compareProducts(wanted: ProductTraits, other: ProductTraits): number | null {
  const length = wanted.lengthCm === null || other.lengthCm === null ? 0 : Math.abs(wanted.lengthCm - other.lengthCm);
  const kind = length > MAX_CM ? null : compareKinds(wanted, other);
  if (kind === null) return null;
  return (
    kind +
    length +
    (wanted.isSecondGrade === other.isSecondGrade ? 0 : distances.secondGrade) +
    (wanted.farmId === other.farmId ? 0 : distances.farm) +
    (wanted.countryId === other.countryId ? 0 : distances.country) +
    comparePrices(wanted.price, other.price)
  );
}

function compareColors(wanted: string | null, other: string | null): number | null {
  if (wanted === other) return 0;
  if (wanted === null || other === null) return distances.unknownColor;
  return similarColors.has(`${wanted} ${other}`) ? distances.kindredColor : null;
}

function comparePrices(wanted: Money | null, other: Money | null): number {
  if (!wanted || !other || isZero(wanted) || isZero(other)) return 0;
  return Math.abs(Math.log2(ratio(other, wanted))) * distances.doubledPrice;
}
