import type { SheetAnswer } from '~/trade/refused-line';
import type { SheetGoods, TypedLine } from '~/trade/typed-lines';
import type { BadgeTone } from '~/ui/badge';

/** A box in which a quantity is typed: packs where the product has them, else pieces. */
export interface RestockOrder {
  /** What it holds at first; empty where nothing is filled in. */
  readonly quantity: string;
  /** 'пач.', 'шт' */
  readonly unitText: string;
  readonly goods: SheetGoods;
}

/** A product that can be had in place of one that cannot. */
export interface NearRow {
  readonly productId: string;
  readonly name: string;
  readonly href: string;
  /** 'Los Nevados, Еквадор · 41,20 грн · є 100 шт' */
  readonly facts: string;
  readonly order: RestockOrder;
}

/** A product that was bought lately, then and now. */
export interface RestockRow {
  readonly productId: string;
  readonly name: string;
  /** The product, or a search for its name when it is gone. */
  readonly href: string;
  readonly picture: string | null;
  /** 'Los Nevados · у 3 замовленнях' */
  readonly facts: string;
  /** 'Востаннє 14 листопада: 50 шт × 38,40 грн' */
  readonly last: string;
  /** 'Тепер 40,00 грн, дорожче на 1,60 грн'; null where there is no price. */
  readonly now: string | null;
  readonly price: 'same' | 'dearer' | 'cheaper';
  /** 'Є 340 шт, пачка 25 шт' */
  readonly stock: string | null;
  /** What is not as it was. */
  readonly badge: { readonly tone: BadgeTone; readonly word: string } | null;
  readonly reason: string | null;
  /** Null where nothing can be taken. */
  readonly order: RestockOrder | null;
  /** In place of what cannot be had. */
  readonly near: readonly NearRow[];
  /** A search for what is like it, where nothing near is known. */
  readonly searchHref: string | null;
}

/** A link that makes the sheet anew: another period, other quantities. */
export interface SheetChoice {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

export interface RestockView {
  /** Where the form is sent: the sheet itself. */
  readonly action: string;
  /** '12 замовлень, 38 позицій' */
  readonly lead: string;
  readonly periods: readonly SheetChoice[];
  readonly fillings: readonly SheetChoice[];
  /** What the sheet lacks, in sentences. */
  readonly gaps: readonly string[];
  readonly rows: readonly RestockRow[];
}

type Box = Pick<NearRow, 'productId'> & { readonly order: RestockOrder | null };

/** Id of the quantity box of a product. */
export function restockFieldId(productId: string): string {
  return `quantity-${productId}`;
}

/** What a box holds: as filled in; once answered what was refused, else nothing. Null where the product has no box (any more). */
export function quantityIn({ productId, order }: Box, answer: SheetAnswer | undefined): string | null {
  const refused = answer?.refused.find((each) => each.productId === productId);
  if (refused) return refused.typed;
  if (order === null || answer?.added.includes(productId)) return null;
  return answer ? '' : order.quantity;
}

/** Whether what a box holds is no number of packs: the offer of so many pieces was accepted and refused. */
export function isInPieces({ productId }: Pick<Box, 'productId'>, answer: SheetAnswer | undefined): boolean {
  return answer?.refused.find((each) => each.productId === productId)?.unit === 'piece';
}

/** The lines as the sheet's form holds them at first. */
export function linesOfSheet(rows: readonly RestockRow[], answer: SheetAnswer | undefined): TypedLine[] {
  return boxesOf(rows).flatMap((box) => {
    const quantity = quantityIn(box, answer);
    return quantity === null ? [] : [{ productId: box.productId, quantity, ...(isInPieces(box, answer) && { unit: 'piece' }) }];
  });
}

/** Everything that can be ordered on the sheet. */
export function boxesOf(rows: readonly RestockRow[]): Box[] {
  return rows.flatMap((row) => [row, ...row.near]);
}
