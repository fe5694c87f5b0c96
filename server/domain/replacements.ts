import { compare, multiply } from '../contract/money';
import type { Product } from '../contract/catalogue';
import type { ComparedLine } from './order-vs-invoice';
import { lengthOf, type NamedProduct } from './variety-name';

type Traits = NamedProduct & Pick<Product, 'categoryId'>;

/** Weighs more than any difference of length, cm. */
const OTHER_COLOR = 1_000;

/**
 * Finds the missing and short lines in whose place others came: of the same category, the nearest in colour and length.
 * @returns by product id, whether all that came has the same colour and length and is at most a tenth dearer
 */
export function findReplaced(
  lines: readonly ComparedLine[],
  products: ReadonlyMap<string, Traits>,
): ReadonlyMap<string, boolean> {
  const lacking = lines.filter(({ quantity }) => quantity === 'missing' || quantity === 'short');
  const replaced = new Map<string, boolean>();
  for (const added of lines.filter(({ quantity }) => quantity === 'added')) {
    const came = products.get(added.productId);
    const near = lacking.flatMap((line) => {
      const wanted = products.get(line.productId);
      return came?.categoryId && wanted?.categoryId === came.categoryId
        ? [{ line, distance: distanceOf(wanted, came) }]
        : [];
    });
    const [nearest] = near.sort((one, other) => one.distance - other.distance);
    if (!nearest) continue;
    const { productId, ordered } = nearest.line;
    const limit = multiply(ordered.total, 11 * added.delivered.quantity);
    const isCheap = compare(multiply(added.delivered.total, 10 * ordered.quantity), limit) <= 0;
    replaced.set(productId, (replaced.get(productId) ?? true) && nearest.distance === 0 && isCheap);
  }
  return replaced;
}

function distanceOf(one: Traits, other: Traits): number {
  const length = Math.abs((lengthOf(one) ?? 0) - (lengthOf(other) ?? 0));
  return one.attributes.color === other.attributes.color ? length : OTHER_COLOR + length;
}
