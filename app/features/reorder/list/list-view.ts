import type { PostedSheet } from '../sheet/sheet-form';
import type { SheetActionData } from '../sheet/order-line';

export interface SourceChip {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface PostedList {
  readonly form: FormData;
  readonly posted: PostedSheet;
  /** Of the list that is open; empty without one. */
  readonly listId: string;
  /** As it was typed. */
  readonly listName: string;
  readonly result: ListActionData;
}

/** The name of a list as it was typed, and what is wrong with it. */
export interface NamingData {
  readonly typed: string;
  readonly error: string | null;
}

export interface ListActionData extends SheetActionData {
  /** What was saved, while nothing was added. */
  readonly saved?: { readonly text: string; readonly href?: string } | undefined;
  readonly naming?: NamingData | undefined;
  /** The places of the lines of an open list, as they were typed. */
  readonly positions?: readonly string[] | undefined;
  /** Of an order or the cart that was to be saved; without an id the cart. */
  readonly saving?: { readonly documentId: string; readonly naming: NamingData } | undefined;
}
