import type { LineInputValue, OrderFormProducts } from '~/domain/line-inputs';
import type { Unit } from '~/domain/unit-words';
import type { NamedRejection, RejectedLine } from '~/domain/rejected-line';
import type { BadgeTone } from '~/ui/badge';
import { quantityFieldId } from '~/ui/quantity';

/** Which line is meant: its row where the sheet numbers its lines, else its product. */
export interface LineRef {
  readonly productId: string;
  readonly row?: number | undefined;
}

/** A quantity to be ordered. */
export interface LineOrder {
  /** In packs, with its unit where that is another; empty where nothing is filled in. */
  readonly quantity: string;
  readonly unit?: Unit | undefined;
  /** Undefined while it is not chosen what is ordered. */
  readonly goods?: OrderFormProducts | undefined;
}

/** A product that a line may mean. */
export interface LineChoice {
  readonly productId: string;
  /** 'Freedom, 60 см · Los Nevados, Еквадор' */
  readonly name: string;
  /** '75,00 грн · пачка 25 шт · є 340 шт' */
  readonly facts: string;
  readonly goods: OrderFormProducts;
}

/** Whole quantities of others to take in place of what is missing; nothing is taken until it is chosen. */
export interface SubstitutesView {
  /** 'Решту, 60 шт, узяти з:' */
  readonly label: string;
  /** The value is one product and its pieces, as `serializeSplit` writes them. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A product that can be had in place of a line that cannot, with a quantity of its own. */
export interface SimilarLine extends LineRef {
  readonly name: string;
  readonly href: string;
  /** 'Los Nevados, Еквадор · 41,20 грн · є 100 шт' */
  readonly facts: string;
  readonly order: LineOrder | null;
}

/** A line of an order sheet in words; what a kind of sheet does not know is left out. */
export interface OrderLine extends LineRef {
  /** The product, or the line as the customer wrote it. */
  readonly name: string;
  /** The product, or a search for its name. */
  readonly href?: string | null | undefined;
  readonly picture?: string | null | undefined;
  readonly facts?: string | undefined;
  /** What it was: 'Було: 50 шт × 38,40 грн'. */
  readonly then?: string | undefined;
  /** Today's price, '40,00 грн', beside the price paid, 'дорожче на 1,60 грн'. */
  readonly now?: { readonly price: string; readonly comparison: string } | null | undefined;
  readonly price?: 'same' | 'dearer' | 'cheaper' | undefined;
  /** 'є 340 шт' */
  readonly stock?: string | null | undefined;
  readonly badge?: { readonly tone: BadgeTone; readonly word: string } | null | undefined;
  /** Why it is not as asked for. */
  readonly note?: { readonly text: string; readonly isProblem: boolean } | null | undefined;
  /** A search for what is like it. */
  readonly searchHref?: string | null | undefined;
  /** Null where nothing of it can be ordered. */
  readonly order: LineOrder | null;
  readonly substitutes?: SubstitutesView | null | undefined;
  readonly similar?: readonly SimilarLine[] | undefined;
  /** What a written line may mean. */
  readonly choice?:
    | {
        readonly options: readonly LineChoice[];
        /** Whether the customer has to choose. */
        readonly isOpen: boolean;
        readonly hint: string | null;
        /** What has to be known before a quantity is filled in. */
        readonly question?: RejectedLine | undefined;
        /** Asks for a quantity. */
        readonly askQuantity: string;
      }
    | undefined;
}

/** Why a line did not get into the cart. */
export type RejectedSheetLine = NamedRejection & LineRef;

/** What became of an order sheet, when not all that was asked for is in the cart. */
export interface SheetActionData {
  /** All lines as they were chosen and typed. */
  readonly typed: readonly LineInputValue[];
  /** Lines that are in the cart; of numbered ones also those of earlier answers. */
  readonly added: readonly LineRef[];
  /** What is in no line is a product in place of one that is short. */
  readonly rejected: readonly RejectedSheetLine[];
  /** What was chosen in place of lines, by their product; `added` says what got into the cart, null when it did not. */
  readonly substitutes: Readonly<Record<string, { readonly value: string; readonly added: string | null }>>;
  /** What was added, in words; empty when nothing was. */
  readonly text: string;
  /** Why nothing was tried. */
  readonly error?: string | undefined;
}

/** A page whose sheet was typed in before the session ended. */
export interface RestoredSheet {
  readonly restored: SheetActionData | null;
}

/** Begins the names of the choices in place of lines; the product of the line follows. */
export const SUBSTITUTE_PREFIX = 'instead-';

function isSameLine(one: LineRef, other: LineRef): boolean {
  return one.row === other.row && (one.row !== undefined || one.productId === other.productId);
}

/** The answer to one line. */
export function findLine<T extends LineRef>(lines: readonly T[] | undefined, line: LineRef): T | undefined {
  return lines?.find((each) => isSameLine(each, line));
}

/** Id of the quantity field of a line. */
export function lineFieldId({ row, productId }: LineRef): string {
  return row === undefined ? quantityFieldId(productId) : `line-${row}`;
}

/** A line as its fields hold it: as filled in; once answered as it was typed. Null where it cannot be ordered (any more). */
export function inputOf(
  { order, ...line }: LineRef & Pick<OrderLine, 'order'>,
  result: SheetActionData | undefined,
): LineInputValue | null {
  const values = (quantity: string, unit?: Unit, productId = line.productId): LineInputValue => ({
    productId,
    quantity,
    ...(unit && { unit }),
    ...(line.row !== undefined && { row: line.row }),
  });
  if (!result) return order && values(order.quantity, order.unit);
  const rejected = line.row === undefined ? findLine(result.rejected, line) : undefined;
  if (rejected) return values(rejected.typed, rejected.unit);
  if (order === null || findLine(result.added, line)) return null;
  const typed = findLine(result.typed, line);
  return values(typed?.quantity ?? '', typed?.unit, typed?.productId);
}

/** Everything on a sheet that has a quantity of its own. */
export function orderedLines(lines: readonly OrderLine[]): (OrderLine | SimilarLine)[] {
  return lines.flatMap((line) => [line, ...(line.similar ?? [])]);
}

/** The lines as the form of the sheet holds them at first. */
export function inputsOf(lines: readonly OrderLine[], result: SheetActionData | undefined): LineInputValue[] {
  return orderedLines(lines).flatMap((line) => inputOf(line, result) ?? []);
}

/** What each product of the sheet costs and how much there is of it. */
export function goodsOf(lines: readonly OrderLine[]): Map<string, OrderFormProducts> {
  return new Map([
    ...orderedLines(lines).flatMap(({ productId, order }) => (order?.goods ? [[productId, order.goods] as const] : [])),
    ...lines.flatMap(({ choice }) => choice?.options.map((each) => [each.productId, each.goods] as const) ?? []),
  ]);
}

/** The field `done` of a numbered line that is in the cart: '2*42'. */
export function serializeDone({ row, productId }: LineRef): string {
  return `${row}*${productId}`;
}

/** As {@link serializeDone} has written it; nothing where it has not. */
export function parseDone(text: string): LineRef[] {
  const [, row, productId] = /^(\d+)\*(.+)$/.exec(text) ?? [];
  return row === undefined || productId === undefined ? [] : [{ row: Number(row), productId }];
}
