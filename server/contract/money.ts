/** Currencies of the supplier's prices. All have a hundred minor units. */
export const currencies = ['UAH'] as const;
export type Currency = (typeof currencies)[number];

/** The currency of answers that name none. */
const DEFAULT_CURRENCY: Currency = 'UAH';
const MINOR_UNITS = 100;

/** An amount in whole minor units of its currency, kopiykas of the hryvnia. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** So many minor units, kopiykas of the hryvnia. */
export function money(amount: number, currency: Currency = DEFAULT_CURRENCY): Money {
  return { amount, currency };
}

export const zero: Money = money(0);

/** Money from a decimal number of the wire or of a setting, `43.12`; rounded to the minor unit. */
export function moneyOf(decimal: number): Money {
  return money(Math.round(decimal * MINOR_UNITS));
}

/** Money as the decimal number that the wire and a file of figures want, `43.12`. */
export function toDecimal({ amount }: Money): number {
  return amount / MINOR_UNITS;
}

/** @throws RangeError where the currencies differ, as in all that takes two */
export function add(one: Money, other: Money): Money {
  return { ...one, amount: one.amount + amountOf(other, one.currency) };
}

export function subtract(one: Money, other: Money): Money {
  return { ...one, amount: one.amount - amountOf(other, one.currency) };
}

/** `times` times the money, divided by `over`, rounded to the minor unit. */
export function multiply({ amount, currency }: Money, times: number, over = 1): Money {
  return { amount: Math.round((amount * times) / over), currency };
}

/** A share of the money in percent of at most two decimals; half a minor unit is rounded up. */
export function percentOf({ amount, currency }: Money, percent: number): Money {
  // Percent in hundredths: the product stays in whole numbers, where half a minor unit is exact.
  return { amount: Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000), currency };
}

export function negate({ amount, currency }: Money): Money {
  return { amount: 0 - amount, currency };
}

/** The money without its sign. */
export function absolute({ amount, currency }: Money): Money {
  return { amount: Math.abs(amount), currency };
}

/** Below 0 where the first is less, above 0 where it is more; for `sort`, too. */
export function compare(one: Money, other: Money): number {
  return one.amount - amountOf(other, one.currency);
}

/** The smaller of two. */
export function least(one: Money, other: Money): Money {
  return compare(one, other) <= 0 ? one : other;
}

/** The larger of two. */
export function most(one: Money, other: Money): Money {
  return compare(one, other) >= 0 ? one : other;
}

/** How many times the other goes into the one. */
export function ratio(one: Money, other: Money): number {
  return one.amount / amountOf(other, one.currency);
}

/** 0, 1 or -1, as the amount is none, above or below 0. */
export function signOf({ amount }: Money): number {
  return Math.sign(amount);
}

export function isZero({ amount }: Money): boolean {
  return amount === 0;
}

/** The sum of all; zero of none. */
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
