import type { InvalidForm } from '~/bff/forms/form-errors';
import type { Rounding } from '~server/domain/retail-price';

/** Values of the form by the name of their field. */
export type RetailValues = Readonly<Record<string, string | undefined>>;

export interface MarkupField {
  /** `markup-` and the id of the category. */
  readonly name: string;
  readonly label: string;
  readonly below: readonly MarkupField[];
}

export interface ExampleRow {
  readonly id: string;
  readonly name: string;
  readonly buying: string;
  readonly markup: string;
  readonly selling: string;
}

export interface RetailView {
  readonly status: 'none' | 'on' | 'off';
  /** The values come from the address and are not saved. */
  readonly isUnsaved: boolean;
  /** Of the saved settings; the form sends it back. */
  readonly version: number;
  /** The price tags that are made after saving, as a path. */
  readonly next: string | null;
  readonly values: RetailValues;
  /** What is wrong with the values of the address. */
  readonly result: InvalidForm | undefined;
  readonly roundings: readonly { readonly value: Rounding; readonly label: string }[];
  readonly categories: readonly MarkupField[];
  /** What comes out for a few products; null where the values are wrong or the API does not respond. */
  readonly example: { readonly note: string; readonly rows: readonly ExampleRow[] } | null;
}
