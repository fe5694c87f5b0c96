import type { NamedRejection, RejectedLine } from '~/domain/rejected-line';
import type { OrderFormProducts, LineInputValue } from '~/domain/line-inputs';

/** A product that a line may mean. */
export interface QuickChoice {
  readonly productId: string;
  /** 'Freedom, 60 см · Los Nevados, Еквадор' */
  readonly name: string;
  /** '75,00 грн, для вас 67,50 грн · пачка 25 шт · є 340 шт' */
  readonly facts: string;
  readonly goods: OrderFormProducts;
}

/** A line of the message, as it was understood. */
export interface QuickRow {
  /** As written. */
  readonly typed: string;
  /** The same with the heading or name it was written under, to be read by itself. */
  readonly alone: string;
  /** `unknown`: nothing like it, only a search. */
  readonly kind: 'sure' | 'doubtful' | 'unknown';
  readonly choices: readonly QuickChoice[];
  /** The choice made for the customer; empty where it is theirs to make. */
  readonly productId: string;
  /** Packs, pieces with their unit, or as written where it is no number of either; empty where none was written. */
  readonly quantity: string;
  /** The figure that was taken for a length, where no quantity was written beside it. */
  readonly figure: string;
  /** Nothing has all its words: the choices are only the nearest. */
  readonly isGuess: boolean;
  /** Nothing of it can be had: the other choices stand in for it. */
  readonly isSoldOut: boolean;
  /** What has to be known before a quantity is filled in: a fraction, or one of several numbers. */
  readonly question?: RejectedLine | undefined;
  readonly searchHref: string;
}

export interface QuickOrderView {
  readonly message: string;
  /** Null while there is no message, or none that can be read. */
  readonly rows: readonly QuickRow[] | null;
  /** Why the message was not read. */
  readonly error: string | null;
}

/** A line as it was chosen and typed. */
export interface ChosenLine {
  readonly row: number;
  readonly productId: string;
  readonly quantity: string;
}

/** A row that is in the cart, and what it was taken for. */
export interface DoneRow {
  readonly row: number;
  readonly productId: string;
}

/** What became of the lines when not all of them are in the cart. */
export interface QuickOrderActionData {
  readonly view: QuickOrderView;
  readonly chosen: readonly ChosenLine[];
  /** Rows that are in the cart, also those of earlier answers. */
  readonly added: readonly DoneRow[];
  /** What stands in no row is an other product in place of one that is short. */
  readonly rejected: readonly (NamedRejection & { readonly row?: number | undefined })[];
  readonly text: string;
  /** Why nothing was tried. */
  readonly error?: string | undefined;
}

/** Id of the quantity field of a row. */
export function quickFieldId(row: number): string {
  return `line-${row}`;
}

/** The field `done` of a row that is in the cart: '2*42'. */
export function serializeDone({ row, productId }: DoneRow): string {
  return `${row}*${productId}`;
}

/** As {@link serializeDone} has written it; nothing where it has not. */
export function parseDone(text: string): DoneRow[] {
  const [, row, productId] = /^(\d+)\*(.+)$/.exec(text) ?? [];
  return row === undefined || productId === undefined ? [] : [{ row: Number(row), productId }];
}

/** What became of a row: refused, added all the same, or neither yet. */
export function outcomeAt(row: number, answer: QuickOrderActionData | undefined) {
  const of = (each: { readonly row?: number | undefined }) => each.row === row;
  return { chosen: answer?.chosen.find(of), rejected: answer?.rejected.find(of), added: answer?.added.find(of) };
}

/** Whether a row can be ordered, and is not yet. */
export function isOpen(line: QuickRow | undefined, row: number, answer: QuickOrderActionData | undefined): boolean {
  return line !== undefined && line.kind !== 'unknown' && !outcomeAt(row, answer).added;
}

/** The rows as they are chosen and filled in at first. */
export function linesIn({ rows }: QuickOrderView): ChosenLine[] {
  return (rows ?? []).map(({ productId, quantity }, row) => ({ row, productId, quantity }));
}

/** The lines as the sheet's form holds them at first. */
export function linesOfSheet(rows: readonly QuickRow[], answer: QuickOrderActionData | undefined): LineInputValue[] {
  return rows.flatMap((row, at) => {
    const { productId, quantity } = row;
    const { chosen } = outcomeAt(at, answer);
    return !isOpen(row, at, answer)
      ? []
      : [{ productId: chosen?.productId ?? productId, quantity: chosen?.quantity ?? quantity }];
  });
}
