import type { LineInputValue } from '~server/domain/line-inputs';
import type { View } from '~server/domain/list-view';
import type { QueryError } from './catalogue-query';
import type { VarietyView } from '../cards/variety-view';

/** One page of a product list: varieties with their lots, as cards or as a price list. */
export interface ProductList {
  readonly view: View;
  readonly varieties: readonly VarietyView[];
  /** What is filled in on this page of the price list and on others; cards only carry it along. */
  readonly chosen: readonly LineInputValue[];
  /** Lots of other pages that are filled in, each as a variety of its own. */
  readonly elsewhere: readonly VarietyView[];
  /** Varieties in all, or lots where they are not grouped; null where the API does not count and there may be more. */
  readonly total: number | null;
  readonly lotTotal: number | null;
  readonly page: number;
  readonly pageCount: number;
  readonly errors: readonly QueryError[];
  /** Prices were compared of a part of the list only. */
  readonly isPriceCut: boolean;
}
