import type { Unit } from '~server/domain/unit-words';
import type { CartItemDraft } from '~server/contract/cart';
import type { StockIssue } from '~server/domain/stock-issue';

export interface AmountRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly tone?: 'fall' | 'total' | undefined;
}

/** A cart line for display; all amounts are formatted. */
export interface CartLineView {
  readonly itemId: string;
  readonly productId: string;
  readonly href: string;
  readonly name: string;
  readonly meta: string;
  readonly picture: string | null;
  /** '2 пачки = 50 шт по 38,40 грн' */
  readonly amount: string;
  /** The cells of the line in a table; money without its currency. */
  readonly cells: {
    readonly variety: string;
    readonly length: string;
    readonly farm: string;
    readonly pieces: string;
    readonly price: string;
    readonly discount: string;
    /** With the discount taken off. */
    readonly total: string;
  };
  /** 'у продаж 155 грн' */
  readonly retail?: string | undefined;
  readonly sum: string;
  readonly oldSum?: string | undefined;
  readonly personal?: string | undefined;
  readonly unit: Unit;
  readonly quantity: number;
  readonly reasons: { readonly rows: readonly AmountRow[]; readonly note?: string | undefined };
  readonly priceChange?: string | undefined;
  readonly issue?: StockIssue | undefined;
}

export interface CartView {
  readonly lines: readonly CartLineView[];
  readonly size: string;
  readonly rows: readonly AmountRow[];
  readonly total: string;
  /** Amount missing to the minimum order. */
  readonly minimum?: string | undefined;
  /** Null when nothing changed since the cart was filled. */
  readonly health: CartChangesView | null;
  /** URL with the products and quantities of the cart; null when there are too many. */
  readonly link: string | null;
  /** On paper: 'Первоцвіт · +380 44 500 11 22 · Кошик на 20 листопада 2026 р., 14:05'. */
  readonly asOf: string;
  /** Price tags of its lines; null unless the customer has own selling prices. */
  readonly tagsHref: string | null;
}

export interface CartChangesView {
  readonly title: string;
  readonly rows: readonly { readonly itemId: string; readonly name: string; readonly changes: readonly string[] }[];
  readonly totalAfter: string;
  /** Digest that is sent back on acceptance. */
  readonly seen: string;
}

/** Lines to reduce so that the cart fits the credit limit. */
export interface FitToLimitView {
  readonly rows: readonly {
    readonly itemId: string;
    readonly pieces: number;
    readonly name: string;
    /** '4 пачки = 100 шт → 2 пачки = 50 шт' */
    readonly text: string;
    readonly saves: string;
  }[];
  readonly totalAfter: string;
}

/** What the customer chose of a line; its money follows from the product. */
type ChosenFields = Omit<CartItemDraft, 'price' | 'total' | 'discount' | 'meta'>;

/** Form fields that add a product to the cart. */
export function addLineFields({
  productId,
  quantity,
}: ChosenFields): Record<keyof ChosenFields | 'intent' | 'unit', string> {
  return { intent: 'addAgain', productId, quantity: String(quantity), unit: 'piece' };
}

export function lineAnchor(productId: string): string {
  return `line-${productId}`;
}

/** Fetcher key of the forms of a line: the last submission wins. */
export function lineKey(productId: string): string {
  return `cart-line-${productId}`;
}
