import type { Product, ProductQuery } from '~server/contract/catalogue';
import { lengthOf } from '~server/domain/variety-name';
import { boundsInForce, type CatalogueQuery } from './catalogue-query';

/** Varieties on one page of a list; lots until the catalogue is indexed. */
export const PER_PAGE = 24;

/** The filters of an address as the API is asked for them; it knows no length, and of the sorts the name and the farm. */
export function productQuery(query: CatalogueQuery): ProductQuery {
  const { min, max } = boundsInForce(query);
  return {
    page: query.page,
    perPage: PER_PAGE,
    sort: query.sort.endsWith('manufacturer') ? 'manufacturer' : 'name',
    order: query.sort === '-name' || query.sort === '-manufacturer' ? 'desc' : 'asc',
    ...(query.q ? { search: query.q } : {}),
    ...(query.manufacturerId.length > 0 ? { manufacturerId: [...query.manufacturerId] } : {}),
    ...(query.countryId.length > 0 ? { countryId: [...query.countryId] } : {}),
    ...(query.color ? { color: query.color } : {}),
    ...(query.inStock ? { inStock: '1' } : {}),
    ...(query.promotion ? { promotion: '1' } : {}),
    ...(query.secondGrade ? { secondGrade: '1' } : {}),
    ...(min === null ? {} : { priceMin: min }),
    ...(max === null ? {} : { priceMax: max }),
  };
}

/** Whether a product has one of the lengths asked for: the API does not filter by length. */
export function isOfLength({ lengthCm }: CatalogueQuery, product: Product): boolean {
  return lengthCm.length === 0 || lengthCm.includes(lengthOf(product) ?? 0);
}
