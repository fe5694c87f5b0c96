import type { Product } from '~server/contract/catalogue';

/** Ids of products with the same variety, length and grade as another of the list. */
export function findDuplicateNames(products: readonly Product[]): ReadonlySet<string> {
  const looks = products.map(({ name, attributes, isSecondGrade }) =>
    [name, attributes.lengthCm, isSecondGrade].join('|'),
  );
  const isTwin = (look = '') => looks.indexOf(look) !== looks.lastIndexOf(look);
  return new Set(products.filter((_, at) => isTwin(looks[at])).map(({ id }) => id));
}
