import { MAX_PER_PAGE } from '~server/api/paging';
import type { ProductQuery } from '~server/contract/catalogue';
import { boundsInForce, type CatalogueQuery } from './catalogue-query';

/** Products on one page of cards. */
const CARDS_PER_PAGE = 24;
/** Products on one page of the price list. */
const LINES_PER_PAGE = MAX_PER_PAGE;

/** Products on one page of a list. */
export function perPageOf({ view }: Pick<CatalogueQuery, 'view'>): number {
  return view === 'list' ? LINES_PER_PAGE : CARDS_PER_PAGE;
}

/** The filters of an address as the API is asked for them. */
export function productQuery(query: CatalogueQuery): ProductQuery {
  const { min, max } = boundsInForce(query);
  return {
    page: query.page,
    perPage: perPageOf(query),
    sort: query.sort.endsWith('manufacturer') ? 'manufacturer' : 'name',
    order: query.sort.startsWith('-') ? 'desc' : 'asc',
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
