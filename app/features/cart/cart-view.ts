import type { Unit } from '~/domain/unit-words';
import type { OfferedQuantity, OfferedSplit } from '~/domain/rejected-line';
import type { StockIssue } from '~/domain/stock-issue';

/** A part of a sum. */
export interface AmountRow {
  readonly key: string;
  readonly label: string;
  /** Formatted. */
  readonly value: string;
  readonly tone?: 'fall' | 'total' | undefined;
}

/** A line of the cart, ready to be shown: all amounts are formatted. */
export interface CartLineView {
  readonly itemId: string;
  readonly productId: string;
  readonly href: string;
  /** 'Freedom, 60 см' */
  readonly name: string;
  /** 'Los Nevados, Еквадор' */
  readonly meta: string;
  readonly picture: string | null;
  /** '2 пачки = 50 шт по 38,40 грн' */
  readonly amount: string;
  /** Before the personal discount. */
  readonly sum: string;
  /** The same before a promotion. */
  readonly oldSum?: string | undefined;
  /** 'Ваша знижка 7,5 %: −154,50' */
  readonly personal?: string | undefined;
  /** How the field counts. */
  readonly unit: Unit;
  readonly quantity: number;
  readonly reasons: { readonly rows: readonly AmountRow[]; readonly note?: string | undefined };
  /** The price is another than when the line was put in. */
  readonly priceChange?: string | undefined;
  readonly issue?: StockIssue | undefined;
}

export interface CartView {
  readonly lines: readonly CartLineView[];
  /** '3 позиції, 130 шт' */
  readonly size: string;
  /** Goods, discounts, total. */
  readonly rows: readonly AmountRow[];
  /** '4 197,50 грн' */
  readonly total: string;
  /** How much it lacks to be ordered; missing where it lacks nothing. */
  readonly minimum?: string | undefined;
  /** Null where nothing changed since the cart was filled. */
  readonly health: CartChangesView | null;
  /** Address that carries the products and quantities of the cart; null where they are too many. */
  readonly link: string | null;
}

/** What changed since the cart was filled, and what accepting it all comes to. */
export interface CartChangesView {
  /** 'Змінилося в 2 рядках' */
  readonly title: string;
  readonly rows: readonly { readonly itemId: string; readonly name: string; readonly changes: readonly string[] }[];
  /** '4 197,50 грн' */
  readonly totalAfter: string;
  /** Sent back with the acceptance. */
  readonly seen: string;
}

/** Lines to make smaller, so that the cart keeps within the limit of debt. */
export interface FitToLimitView {
  readonly rows: readonly {
    readonly itemId: string;
    /** What the line keeps. */
    readonly pieces: number;
    readonly name: string;
    /** '4 пачки = 100 шт → 2 пачки = 50 шт' */
    readonly text: string;
    readonly saves: string;
  }[];
  readonly totalAfter: string;
}

/** A refused change, shown at its line with what was typed. */
export interface LineError {
  readonly productId: string;
  /** 'Freedom, 60 см' */
  readonly name: string;
  readonly typed: string;
  /** Missing where it was asked for in a unit there is none of. */
  readonly unit?: Unit | undefined;
  readonly message: string;
  readonly offers: readonly OfferedQuantity[];
  readonly splits?: readonly OfferedSplit[] | undefined;
}

/** A line that a failed change took away, and what it takes to add it again. */
export interface LostLine {
  readonly message: string;
  readonly productId: string;
  /** Pieces to add again; 0 where there are none to, or it is not known whether the line is gone. */
  readonly quantity: number;
}

/** Fields of the form that adds so many pieces of a product to the cart as a line. */
export function addLineFields(productId: string, pieces: number) {
  return { intent: 'addAgain', productId, quantity: String(pieces), unit: 'piece' };
}

/** Anchor of a product's line; a change comes back to it. */
export function lineAnchor(productId: string): string {
  return `line-${productId}`;
}

/** The fetcher of the forms of a product's line: the last submission counts, be it a change or the removal. */
export function lineKey(productId: string): string {
  return `cart-line-${productId}`;
}

/** What ended a change before its last line: a line that got lost, or whatever else, in words. */
export type CartFormError =
  { readonly kind: 'lineLost'; readonly lost: LostLine } | { readonly kind: 'message'; readonly text: string };

/** What a cart form that did not go through leaves on the page. */
export interface CartLineErrors {
  /** Refused quantities, each at its line. */
  readonly errors: readonly LineError[];
  /** Null where every line had its turn. */
  readonly stop: CartFormError | null;
}
