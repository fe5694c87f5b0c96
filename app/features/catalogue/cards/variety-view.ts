import type { Offer } from './offer';

/** A product as a lot of its variety. */
export interface LotView extends Offer {
  lengthCm?: number | undefined;
  /** Its title where it is not the variety's name with the length. */
  name?: string | undefined;
}

export interface FarmLotsView {
  farm: string;
  lots: readonly LotView[];
}

/** A variety with all its lots: a card of the catalogue, or the rows of its farms in the price list. */
export interface VarietyView {
  id: string;
  name: string;
  /** Left out on a category's page. */
  category?: string | undefined;
  /** One of the twelve colour codes, or a word of the API's. */
  color?: string | undefined;
  picture: string | null;
  farms: readonly FarmLotsView[];
  chosen: string;
  /** How many more lots it has than are shown. */
  more?: number | undefined;
  /** What its quantity box is filled with instead of one: '4', '90 шт'. */
  typed?: string | undefined;
}

export function lotsOf({ farms }: Pick<VarietyView, 'farms'>): readonly LotView[] {
  return farms.flatMap(({ lots }) => lots);
}
