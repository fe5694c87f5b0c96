import type { Product } from '~server/contract/catalogue';

/** Products that only their farm tells from another one of their list, by id: of the same variety, length and country. */
export function findTwins(products: readonly Product[]): ReadonlySet<string> {
  const looks = products.map(({ name, attributes, manufacturer }) => [name, attributes.lengthCm, manufacturer?.country?.name].join('|'));
  const isTwin = (look = '') => looks.indexOf(look) !== looks.lastIndexOf(look);
  return new Set(products.filter((_, at) => isTwin(looks[at])).map(({ id }) => id));
}
