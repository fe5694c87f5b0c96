import type { LotView } from './product-view';

/** The lots of one farm, short to long. */
export interface FarmLotsView {
  /** 'Los Nevados, Еквадор' */
  farm: string;
  lots: readonly LotView[];
}

/** A variety with all its lots: a card of the catalogue, or the rows of its farms in the price list (beyond.md 1). */
export interface VarietyView {
  /** Id of its first lot. */
  id: string;
  /** 'Freedom', without a length. */
  name: string;
  /** 'червоний · Los Nevados, Еквадор', or '3 плантації'. */
  meta: string;
  /** One of the twelve colour codes; others get a neutral frame. */
  color?: string | undefined;
  /** Address of its picture. */
  picture: string | null;
  farms: readonly FarmLotsView[];
  /** Id of the lot that is chosen first. */
  chosen: string;
  /** What its quantity box is filled with instead of one: '4', '90 шт'. */
  typed?: string | undefined;
}

/** All lots of a variety, farm by farm. */
export function lotsOf({ farms }: Pick<VarietyView, 'farms'>): readonly LotView[] {
  return farms.flatMap(({ lots }) => lots);
}
