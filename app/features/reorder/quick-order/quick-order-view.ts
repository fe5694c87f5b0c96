import type { OrderLine } from '~/features/reorder/sheet/order-line';

export interface QuickLine extends OrderLine {
  readonly row: number;
  /** The line with its heading, so that it can be parsed alone. */
  readonly alone: string;
}

export interface QuickOrderView {
  readonly message: string;
  /** Null without a valid message. */
  readonly lines: readonly QuickLine[] | null;
  /** Greetings and other talk in the message. */
  readonly skipped?: readonly string[] | undefined;
  /** What is told about a file: which sheets were read, what is hidden. */
  readonly notes?: readonly string[] | undefined;
  /** Why the message was rejected. */
  readonly error: string | null;
  /** Why the file beside it was rejected. */
  readonly fileError?: string | undefined;
}
