import type { OrderLine } from '~/features/reorder/sheet/order-line';

/** A line of the message, as it was understood. */
export interface QuickLine extends OrderLine {
  readonly row: number;
  /** As written, with the heading or name it was written under, to be read by itself. */
  readonly alone: string;
}

export interface QuickOrderView {
  readonly message: string;
  /** Null while there is no message, or none that can be read. */
  readonly lines: readonly QuickLine[] | null;
  /** Why the message was not read. */
  readonly error: string | null;
}
