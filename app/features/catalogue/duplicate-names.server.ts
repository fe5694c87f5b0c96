import type { Product } from '~server/contract/catalogue';

/** Products that another one of their list shares its variety, length and grade with, by id. */
export function findDuplicateNames(products: readonly Product[]): ReadonlySet<string> {
  const looks = products.map(({ name, attributes, isSecondGrade }) =>
    [name, attributes.lengthCm, isSecondGrade].join('|'),
  );
  const isTwin = (look = '') => looks.indexOf(look) !== looks.lastIndexOf(look);
  return new Set(products.filter((_, at) => isTwin(looks[at])).map(({ id }) => id));
}
