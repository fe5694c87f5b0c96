import type { Crumb } from '~/ui/breadcrumbs';
import type { ShareView } from '~/ui/share-view';
import type { PriceExplanation } from './explain-price.server';
import type { Fact } from './product-facts.server';
import type { Offer } from './offer';
import type { VarietyView } from './variety-view';

export interface ProductView {
  readonly share: ShareView;
  readonly variety: string;
  readonly name: string;
  /** 'Троянди · Los Nevados · Еквадор' */
  readonly meta: string;
  readonly color: string | null;
  readonly offer: Offer;
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly facts: readonly Fact[];
  readonly farm: string | undefined;
  readonly description: string | null;
  readonly crumbs: readonly Crumb[];
  readonly isCustomer: boolean;
  readonly reasons: PriceExplanation | null;
  readonly related: {
    readonly lengths: VarietyView | null;
    readonly farm: readonly VarietyView[];
    readonly farmName: string | null;
  } | null;
}
