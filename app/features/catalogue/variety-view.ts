import type { LotView } from './product-view';

export interface FarmLotsView {
  farm: string;
  lots: readonly LotView[];
}

/** A variety with all its lots: a card of the catalogue, or the rows of its farms in the price list. */
export interface VarietyView {
  id: string;
  name: string;
  /** 'червоний · Los Nevados, Еквадор', or '3 плантації'. */
  meta: string;
  /** One of the twelve colour codes; others get a neutral frame. */
  color?: string | undefined;
  picture: string | null;
  farms: readonly FarmLotsView[];
  chosen: string;
  /** That it has more lots than are shown, and how to find them. */
  more?: string | undefined;
  /** What its quantity box is filled with instead of one: '4', '90 шт'. */
  typed?: string | undefined;
}

export function lotsOf({ farms }: Pick<VarietyView, 'farms'>): readonly LotView[] {
  return farms.flatMap(({ lots }) => lots);
}
