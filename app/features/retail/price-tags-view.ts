import type { InvalidForm } from '~/bff/forms/form-errors';
import type { LinkView } from '~/ui/button';

export interface CopiesField {
  /** `copies-` and the id of the product. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface PriceTag {
  readonly name: string;
  /** 'Еквадор · 60 см' */
  readonly facts: string;
  readonly price: string;
}

export interface PriceTagsView {
  /** The order or the cart; null where its lines are missing. */
  readonly documentId: string | null;
  readonly back: LinkView;
  readonly lead: string;
  readonly shopName: string;
  /** Leads to the markup and back; null where there is one. */
  readonly setUpHref: string | null;
  readonly fields: readonly CopiesField[];
  /** What is wrong with the copies. */
  readonly result: InvalidForm | undefined;
  readonly size: string;
  readonly sheets: readonly (readonly PriceTag[])[];
  /** How many lines are left out. */
  readonly left: string | null;
}
