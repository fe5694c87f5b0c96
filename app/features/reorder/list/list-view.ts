import type { PostedSheet } from '../sheet/sheet-form';
import type { OrderLine, SheetActionData } from '../sheet/order-line';
import type { Money } from '~server/contract/money';

export interface SourceChip {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** A saved list that is open. */
export interface OpenListView {
  readonly id: string;
  readonly name: string;
  /** In its order; `lot` identifies a line. */
  readonly lines: readonly { readonly lot: string; readonly name: string }[];
}

export interface ListView {
  /** URL of this page, which handles its forms. */
  readonly action: string;
  readonly lead: string;
  /** What is not as it was asked for, or could not be loaded. */
  readonly notices: readonly string[];
  readonly sources: readonly SourceChip[];
  /** Weeks, weekdays, lists or holidays of the source. */
  readonly choices: readonly SourceChip[];
  readonly open: OpenListView | null;
  /** Pieces in the cart. */
  readonly held: number;
  readonly lines: readonly OrderLine[];
  /** What the credit limit leaves after debt and cart; null when none is agreed. */
  readonly creditLeft: Money | null;
  /** The weekly reminder as a calendar file. */
  readonly reminderHref: string;
  /** Said where nothing is listed. */
  readonly empty: { readonly title: string; readonly advice: string };
}

/** A posted form of the page. */
export interface PostedList {
  readonly form: FormData;
  readonly posted: PostedSheet;
  /** Of the list that is open; empty without one. */
  readonly listId: string;
  /** As it was typed. */
  readonly listName: string;
  /** All that was typed. */
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
