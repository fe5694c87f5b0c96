import type { QuantityInput } from './boxes';
import type { BadgeTone } from '~/ui/badge';

/** A product that was ordered once, then and now, in words. */
export interface OrderedView extends QuantityInput {
  /** The product, or a search for its name when it is gone. */
  readonly href: string;
  readonly picture: string | null;
  /** 'Los Nevados · у 3 замовленнях' */
  readonly facts: string;
  /** 'Востаннє 14 листопада: 50 шт × 38,40 грн', 'Було: 50 шт × 38,40 грн' */
  readonly then: string;
  /** Today's price, '40,00 грн', and how it stands to the price paid, 'дорожче на 1,60 грн'; null where there is none. */
  readonly now: { readonly price: string; readonly comparison: string } | null;
  readonly price: 'same' | 'dearer' | 'cheaper';
  /** 'є 340 шт'; null where nothing is left, or it does not matter. */
  readonly stock: string | null;
  /** What is not as it was. */
  readonly badge: { readonly tone: BadgeTone; readonly word: string } | null;
  readonly reason: string | null;
  /** A search for what is like it, where it cannot be had. */
  readonly searchHref: string | null;
}
