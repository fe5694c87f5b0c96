import { money, most, type Money } from '../contract/money';
import type { Language } from '../contract/enumerations';
import { cleanText } from './clean-text';
import { normalizeNumber } from './written-number';

/** Steps of selling prices in minor units: prices are `first`, `first + step`, and so on. */
const steps = {
  kopiyka: { step: 1, first: 1 },
  hryvnia: { step: 100, first: 100 },
  five: { step: 500, first: 500 },
  ten: { step: 1_000, first: 1_000 },
  nine: { step: 1_000, first: 900 },
} as const;

export type Rounding = keyof typeof steps;
export const roundings = Object.keys(steps) as Rounding[];

/** Bounds of a markup, percent. */
export const MIN_MARKUP = -90;
export const MAX_MARKUP = 1_000;
/** Characters of the name of a shop on its price tags. */
export const MAX_SHOP_NAME = 40;

/** How a florist's shop makes its selling prices from buying prices. */
export interface RetailRules {
  /** Percent with at most two decimals. */
  readonly markup: number;
  /** Markups of categories; others have that of the category above, or the common one. */
  readonly byCategory: ReadonlyMap<string, number>;
  readonly rounding: Rounding;
  /** Whether a selling price may be lower than the buying price. */
  readonly allowsBelow: boolean;
}

/** The selling price of a product of a category; null for what costs nothing. */
export type GetRetailPrice = (categoryId: string | null, buying: Money) => Money | null;

type PriceRules = Pick<RetailRules, 'rounding' | 'allowsBelow'>;

/**
 * The selling price of a piece: the buying price with its markup, to the nearest step, and up where it would fall below
 * the buying price.
 * @param percent with at most two decimals
 */
export function retailPrice(buying: Money, percent: number, { rounding, allowsBelow }: PriceRules): Money {
  const { amount, currency } = buying;
  const hundredths = 10_000 + Math.round(percent * 100);
  // In whole numbers, since half a minor unit has to be exact.
  const marked = Math.floor((amount * hundredths + 5_000) / 10_000);
  const nearest = money(toStep(marked, rounding, Math.round), currency);
  return allowsBelow ? nearest : most(nearest, money(toStep(amount, rounding, Math.ceil), currency));
}

function toStep(amount: number, rounding: Rounding, round: (steps: number) => number): number {
  const { step, first } = steps[rounding];
  return first + Math.max(0, round((amount - first) / step)) * step;
}

/** The selling price of a line of a document, by what a piece has cost. */
export function retailOfItem(
  { total, quantity }: { readonly total: Money; readonly quantity: number },
  product: { readonly categoryId: string | null } | undefined,
  retailOf: GetRetailPrice | null,
): Money | null {
  if (!retailOf || quantity <= 0) return null;
  return retailOf(product?.categoryId ?? null, { ...total, amount: Math.ceil(total.amount / quantity) });
}

/** Markup of a category: its own, or that of the nearest category above, or the common one. */
export function markupFor(
  { markup, byCategory }: Pick<RetailRules, 'markup' | 'byCategory'>,
  categoryId: string | null,
  parentOf: (categoryId: string) => string | null,
): number {
  const seen = new Set<string>();
  for (let id = categoryId; id !== null && !seen.has(id); id = parentOf(id)) {
    const own = byCategory.get(id);
    if (own !== undefined) return own;
    seen.add(id);
  }
  return markup;
}

export type MarkupError = 'notNumber' | 'decimals' | 'low' | 'high';

/** Reads '62,5', '+60 %' or '−10', with the decimal sign of the language. */
export function parseMarkup(
  text: string,
  language: Language,
): { readonly percent: number } | { readonly error: MarkupError } {
  const [, sign = '', figure = ''] = /^([+\-−–]?)\s*(\d[^%]{0,20}?)\s*%?$/.exec(cleanText(text)) ?? [];
  const number = normalizeNumber(figure, language);
  if (number === null) return { error: 'notNumber' };
  const percent = /[-−–]/.test(sign) ? 0 - Number(number) : Number(number);
  if (percent < MIN_MARKUP) return { error: 'low' };
  if (percent > MAX_MARKUP) return { error: 'high' };
  return /\.\d{3}/.test(number) ? { error: 'decimals' } : { percent };
}
