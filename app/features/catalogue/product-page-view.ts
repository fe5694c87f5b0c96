import type { Crumb } from '~/ui/breadcrumbs';
import type { PriceExplanation } from './explain-price.server';
import type { Fact } from './product-facts.server';
import type { ProductCardView } from './product-view';
import type { VarietyView } from './variety-view';

/** All that the page of one product shows. */
export interface ProductView {
  readonly variety: string;
  readonly card: ProductCardView;
  /** Their addresses and what they show. */
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly facts: readonly Fact[];
  readonly farm: string | undefined;
  readonly description: string | null;
  readonly crumbs: readonly Crumb[];
  readonly isCustomer: boolean;
  readonly reasons: PriceExplanation | null;
  /** Null when they could not be had. */
  readonly related: {
    /** The variety with its other lengths; null where it has none. */
    readonly lengths: VarietyView | null;
    readonly farm: readonly VarietyView[];
    readonly farmName: string;
  } | null;
}
