import type { LineInputValue, OrderableProduct } from '~server/domain/line-inputs';
import type { Unit } from '~server/domain/unit-words';
import type { NamedRejection, RejectedLine } from '~server/domain/rejected-line';
import type { BadgeTone } from '~/ui/badge';
import { quantityFieldId } from '~/ui/fields/quantity';

/** Identifies a line by its row number, or else by its product. */
export interface LineRef {
  readonly productId: string;
  readonly row?: number | undefined;
}

export interface LineOrder {
  /** In packs, with a unit where it differs; empty when nothing is filled in. */
  readonly quantity: string;
  readonly unit?: Unit | undefined;
  /** Undefined while no product is chosen. */
  readonly goods?: OrderableProduct | undefined;
}

/** The boxes of the round through the cold room; the form counts in pieces. */
export interface LineRound {
  /** What the shop wants to have; empty where nothing tells it. */
  readonly norm: string;
  /** Pieces in the cart. */
  readonly held: number;
}

export interface LineChoice {
  readonly productId: string;
  readonly name: string;
  readonly facts: string;
  readonly goods: OrderableProduct;
}

/** Substitutes for missing pieces; none is selected at first. */
export interface SubstitutesView {
  readonly label: string;
  /** Values as written by `serializeSplit`. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface SimilarLine extends LineRef {
  readonly name: string;
  readonly href: string;
  readonly facts: string;
  readonly order: LineOrder | null;
  readonly round?: LineRound | undefined;
}

export interface OrderLine extends LineRef {
  /** The product, or the line as the customer wrote it. */
  readonly name: string;
  /** The product page, or a search. */
  readonly href?: string | null | undefined;
  readonly picture?: string | null | undefined;
  readonly facts?: string | undefined;
  /** The earlier order: 'Було: 50 шт × 38,40 грн'. */
  readonly then?: string | undefined;
  /** Current price with its change, where one is known: '40,00 грн', 'дорожче на 1,60 грн'. */
  readonly now?: { readonly price: string; readonly comparison?: string } | null | undefined;
  readonly price?: 'same' | 'dearer' | 'cheaper' | undefined;
  /** The customer's own selling price: 'у продаж 155 грн'. */
  readonly retail?: string | undefined;
  readonly stock?: string | null | undefined;
  readonly badge?: { readonly tone: BadgeTone; readonly word: string } | null | undefined;
  /** Why it differs from the request. */
  readonly note?: { readonly text: string; readonly isProblem: boolean } | null | undefined;
  /** Search for similar products. */
  readonly searchHref?: string | null | undefined;
  /** What came last, how old it is, and what comes: '25 шт, у понеділок, 4-й день із 7'. */
  readonly arrivals?: string | undefined;
  /** Null when it cannot be ordered. */
  readonly order: LineOrder | null;
  /** Of a sheet that is counted at the shelf: all its lines have it. */
  readonly round?: LineRound | undefined;
  readonly substitutes?: SubstitutesView | null | undefined;
  readonly similar?: readonly SimilarLine[] | undefined;
  /** The possible products of a written line. */
  readonly choice?:
    | {
        readonly options: readonly LineChoice[];
        readonly isOpen: boolean;
        readonly hint: string | null;
        /** Asks for the quantity before it is filled in. */
        readonly question?: RejectedLine | undefined;
        readonly askQuantity: string;
      }
    | undefined;
}

export type RejectedSheetLine = NamedRejection & LineRef;

/** Action data of an order form that was not added completely. */
export interface SheetActionData {
  readonly typed: readonly LineInputValue[];
  /** Lines in the cart; with row numbers also those of earlier submissions. */
  readonly added: readonly LineRef[];
  /** A rejected product without a line is a substitute. */
  readonly rejected: readonly RejectedSheetLine[];
  /** Selected substitutes by product id; in `added` null for one that was rejected. */
  readonly substitutes: Readonly<Record<string, { readonly value: string; readonly added: string | null }>>;
  /** Message about the added lines; empty when none was added. */
  readonly text: string;
  readonly error?: string | undefined;
}

export const emptySheet: SheetActionData = { typed: [], added: [], rejected: [], substitutes: {}, text: '' };

/** A page with an order form restored after a new login. */
export interface RestoredSheet {
  readonly restored: SheetActionData | null;
}

/** Buttons of a sheet that is counted at the shelf: the lines that were counted, and those that were not. */
export const CALCULATE = 'calculate';
export const TAKE_NORMS = 'takeNorms';

/** Prefix of the field names of substitutes, followed by the product id. */
export const SUBSTITUTE_PREFIX = 'instead-';

function isSameLine(one: LineRef, other: LineRef): boolean {
  return one.row === other.row && (one.row !== undefined || one.productId === other.productId);
}

export function findLine<T extends LineRef>(lines: readonly T[] | undefined, line: LineRef): T | undefined {
  return lines?.find((each) => isSameLine(each, line));
}

export function lineFieldId({ row, productId }: LineRef): string {
  return row === undefined ? quantityFieldId(productId) : `line-${row}`;
}

/** Field values of a line: as filled in or as submitted; null when it cannot be ordered. */
export function inputOf(
  { order, round, ...line }: LineRef & Pick<OrderLine, 'order' | 'round'>,
  result: SheetActionData | undefined,
): LineInputValue | null {
  const typed = findLine(result?.typed, line);
  const values = (quantity: string, unit?: Unit, productId = line.productId, isSkipped?: boolean): LineInputValue => ({
    productId,
    quantity,
    ...(isSkipped && { isSkipped }),
    ...(unit && { unit }),
    ...(line.row !== undefined && { row: line.row }),
    ...(round && { norm: typed?.norm ?? round.norm, left: typed?.left ?? '' }),
  });
  if (!result) return order && values(order.quantity, order.unit);
  const rejected = line.row === undefined ? findLine(result.rejected, line) : undefined;
  if (rejected) return values(rejected.typed, rejected.unit);
  if (order === null || findLine(result.added, line)) return null;
  return values(typed?.quantity ?? '', typed?.unit, typed?.productId, typed?.isSkipped);
}

/** Lines and similar products that have a quantity. */
export function orderedLines(lines: readonly OrderLine[]): (OrderLine | SimilarLine)[] {
  return lines.flatMap((line) => [line, ...(line.similar ?? [])]);
}

/** The initial field values of the form. */
export function inputsOf(lines: readonly OrderLine[], result: SheetActionData | undefined): LineInputValue[] {
  return orderedLines(lines).flatMap((line) => inputOf(line, result) ?? []);
}

/** Price and stock of each product of the form. */
export function orderableProducts(lines: readonly OrderLine[]): Map<string, OrderableProduct> {
  return new Map([
    ...orderedLines(lines).flatMap(({ productId, order }) => (order?.goods ? [[productId, order.goods] as const] : [])),
    ...lines.flatMap(({ choice }) => choice?.options.map((each) => [each.productId, each.goods] as const) ?? []),
  ]);
}

/** The field `done` of an added line: '2*42'. */
export function serializeDone({ row, productId }: LineRef): string {
  return `${row}*${productId}`;
}

/** Parses the field `done`; empty when invalid. */
export function parseDone(text: string): LineRef[] {
  const [, row, productId] = /^(\d+)\*(.+)$/.exec(text) ?? [];
  return row === undefined || productId === undefined ? [] : [{ row: Number(row), productId }];
}
