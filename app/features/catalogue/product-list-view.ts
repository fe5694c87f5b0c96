import type { LineInputValue } from '~/domain/line-inputs';
import type { QueryError } from './catalogue-query';
import type { ProductCardView, ProductRowView } from './product-view';

/** One page of a product list, as cards or as lines of the price list. */
export interface ProductList {
  readonly cards: readonly ProductCardView[];
  readonly rows: readonly ProductRowView[];
  /** What is filled in on this page of the price list and on others; cards only carry it along. */
  readonly chosen: readonly LineInputValue[];
  /** Lines of other pages that are filled in. */
  readonly elsewhere: readonly ProductRowView[];
  /** Null where the API does not count and there may be more. */
  readonly total: number | null;
  readonly page: number;
  readonly pageCount: number;
  readonly errors: readonly QueryError[];
}
