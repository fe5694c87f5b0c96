import type { Unit } from './unit-words';
import type { LineInputValue } from './line-inputs';

export interface OfferedQuantity {
  readonly quantity: number;
  readonly unit: Unit;
  readonly label: string;
}

export interface OfferedSplit {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

/**
 * A line that was not added or changed, and why. `isUnknown`: the response was lost, so it may be in the cart.
 * `isChange`: what the cart holds was to be changed, and what is offered changes it too. `isInPlace`: the page stayed, so
 * its product says it without a summary.
 */
export interface RejectedLine {
  readonly productId: string;
  readonly typed: string;
  readonly unit?: Unit | undefined;
  readonly message: string;
  readonly isUnknown?: true | undefined;
  readonly isChange?: true | undefined;
  readonly isInPlace?: true | undefined;
  readonly offers: readonly OfferedQuantity[];
  readonly splits?: readonly OfferedSplit[] | undefined;
}

export interface NamedRejection extends RejectedLine {
  readonly name: string;
}

/** What a form that changes the cart is answered with: the lines that were refused, and what was added nevertheless. */
export interface ListResult {
  readonly rejected: readonly NamedRejection[];
  readonly text: string;
  readonly added?: readonly string[] | undefined;
  /** What no line can say. `typed`: all inputs, where nothing was tried. `lost`: pieces of a removed line to add again. */
  readonly error?:
    | {
        readonly message: string;
        readonly typed: readonly LineInputValue[];
        readonly lost?: { readonly productId: string; readonly quantity: number } | undefined;
      }
    | undefined;
}
