import type { Unit } from './unit-words';
import type { LineInputValue } from './line-inputs';

/** A quantity that would be taken instead of the refused one. */
export interface OfferedQuantity {
  readonly quantity: number;
  readonly unit: Unit;
  /** The button's words: '50 шт (2 пачки)'. */
  readonly label: string;
}

/** What is left of a product and what makes up for the rest, taken together by one press. */
export interface OfferedSplit {
  /** The field `split` that asks for it. */
  readonly value: string;
  /** The button's words: 'Взяти 40 шт і 60 шт Explorer, 60 см'. */
  readonly label: string;
  /** Whose the others are, at what price, and the sum. */
  readonly detail: string;
}

/** Why a product did not get into the cart; shown at its place, with what was typed. */
export interface RejectedLine {
  readonly productId: string;
  /** The quantity as typed. */
  readonly typed: string;
  /** What it was typed in; missing where the sheet counts in one unit alone. */
  readonly unit?: Unit | undefined;
  readonly message: string;
  /** It may be in the cart all the same: the answer was lost. */
  readonly isUnknown?: true | undefined;
  readonly offers: readonly OfferedQuantity[];
  readonly splits?: readonly OfferedSplit[] | undefined;
}

/** A refused line, by name. */
export interface NamedRejection extends RejectedLine {
  readonly name: string;
}

/** What became of the lines a form wanted to add, when not all of them could be. */
export interface ListResult {
  readonly rejected: readonly NamedRejection[];
  /** What was added all the same; empty when nothing was. */
  readonly text: string;
  /** Each added line in words, where there are several. */
  readonly added?: readonly string[] | undefined;
  /** Why nothing was tried, with all that was typed. */
  readonly error?: { readonly message: string; readonly typed: readonly LineInputValue[] } | undefined;
}
