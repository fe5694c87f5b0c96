import type { Unit } from './quantity';

/** A quantity that would be taken instead of the refused one. */
export interface OfferedQuantity {
  readonly quantity: number;
  readonly unit: Unit;
  /** The button's words: '50 шт (2 пачки)'. */
  readonly label: string;
}

/** Why a product did not get into the cart; shown at its place, with what was typed. */
export interface RefusedLine {
  readonly productId: string;
  /** The quantity as typed. */
  readonly typed: string;
  readonly message: string;
  readonly offers: readonly OfferedQuantity[];
}

/** What became of the lines a form wanted to add, when not all of them could be. */
export interface ListAnswer {
  readonly refused: readonly (RefusedLine & { readonly name: string })[];
  /** What was added all the same; empty when nothing was. */
  readonly text: string;
}
