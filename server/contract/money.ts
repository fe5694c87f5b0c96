/** All have a hundred minor units. */
export const currencies = ['UAH'] as const;
export type Currency = (typeof currencies)[number];

/** Currency of the API's prices and of the shop's settings, which name none. */
export const DEFAULT_CURRENCY: Currency = 'UAH';
const MINOR_UNITS = 100;

/** Whole minor units: kopiykas of the hryvnia. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** @param amount minor units */
export function money(amount: number, currency: Currency = DEFAULT_CURRENCY): Money {
  return { amount, currency };
}

export const zero: Money = money(0);

/** From a decimal number such as `43.12`, rounded to the minor unit. */
export function moneyOf(decimal: number, currency: Currency): Money {
  return money(Math.round(decimal * MINOR_UNITS), currency);
}

/** As a decimal number such as `43.12`. */
export function toDecimal({ amount }: Money): number {
  return amount / MINOR_UNITS;
}

/** @throws RangeError for different currencies, like every function of two amounts */
export function add(one: Money, other: Money): Money {
  return { ...one, amount: one.amount + amountOf(other, one.currency) };
}

export function subtract(one: Money, other: Money): Money {
  return { ...one, amount: one.amount - amountOf(other, one.currency) };
}

/** `times` / `over`, rounded to the minor unit. */
export function multiply({ amount, currency }: Money, times: number, over = 1): Money {
  return { amount: Math.round((amount * times) / over), currency };
}

/** @param percent with at most two decimals; half a minor unit is rounded up */
export function percentOf({ amount, currency }: Money, percent: number): Money {
  // In whole numbers, since half a minor unit has to be exact.
  return { amount: Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000), currency };
}

export function negate({ amount, currency }: Money): Money {
  return { amount: 0 - amount, currency };
}

export function absolute({ amount, currency }: Money): Money {
  return { amount: Math.abs(amount), currency };
}

/** For `sort`. */
export function compare(one: Money, other: Money): number {
  return one.amount - amountOf(other, one.currency);
}

export function least(one: Money, other: Money): Money {
  return compare(one, other) <= 0 ? one : other;
}

export function most(one: Money, other: Money): Money {
  return compare(one, other) >= 0 ? one : other;
}

export function ratio(one: Money, other: Money): number {
  return one.amount / amountOf(other, one.currency);
}

export function signOf({ amount }: Money): number {
  return Math.sign(amount);
}

export function isZero({ amount }: Money): boolean {
  return amount === 0;
}

export function addUp(all: readonly Money[]): Money {
  return all.reduce((sum, each) => add(sum, each), all[0] ? { ...all[0], amount: 0 } : zero);
}

function amountOf({ amount, currency }: Money, expected: Currency): number {
  if (!isSame(currency, expected)) throw new RangeError('two currencies in one sum');
  return amount;
}

function isSame(one: string, other: string): boolean {
  return one === other;
}
