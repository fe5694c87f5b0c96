import { kyivDay, TIME_ZONE } from '../domain/kyiv-time';
import { toDecimal, type Money } from '~server/contract/money';
import { languageNames, type Language } from './languages';

const memo = new Map<string, unknown>();

/** Intl objects are dear to make and free to keep. */
function once<T>(key: string, make: () => T): T {
  if (!memo.has(key)) memo.set(key, make());
  return memo.get(key) as T;
}

function numbers(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  // Grouped always: engines disagree on four digits, and the page must read the same on the server and in the browser.
  const grouped = { ...options, useGrouping: 'always' as const };
  return once(
    `n${language}${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(languageNames[language].locale, grouped),
  );
}

function write(language: Language, value: number, options: Intl.NumberFormatOptions): string {
  // The minus sign that stands in texts, `−154,50`; Intl writes a hyphen.
  return numbers(language, options).format(value).replace('-', '\u2212');
}

function times(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const inKyiv = { ...options, timeZone: TIME_ZONE };
  return once(
    `t${language}${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(languageNames[language].locale, inKyiv),
  );
}

/** `4 312,50`: money without its currency. */
export function formatAmount(language: Language, money: Money): string {
  return write(language, toDecimal(money), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** `6 800`, `6 800,50`: as {@link formatAmount}, kopiykas only where there are any. */
export function formatShortAmount(language: Language, money: Money): string {
  const decimal = toDecimal(money);
  return Number.isInteger(decimal) ? formatNumber(language, decimal) : formatAmount(language, money);
}

/** `4 312,50 грн`; UAH in English. The parts never break apart at a line's end. */
export function formatMoney(language: Language, money: Money): string {
  return withCurrency(language, money, formatAmount(language, money));
}

/** `20 000 грн`: as {@link formatMoney}, kopiykas only where there are any. */
export function formatShortMoney(language: Language, money: Money): string {
  return withCurrency(language, money, formatShortAmount(language, money));
}

function withCurrency(language: Language, { currency }: Money, amount: string): string {
  return `${amount}\u00a0${languageNames[language].currencies[currency]}`;
}

/** Items in a row as the language joins them: `25, 50 або 75` with `type: 'disjunction'`. */
export function formatList(language: Language, items: readonly string[], options: Intl.ListFormatOptions = {}): string {
  return once(
    `l${language}${JSON.stringify(options)}`,
    () => new Intl.ListFormat(languageNames[language].locale, options),
  ).format(items);
}

/** A count or a share: `1 240`, `7,5`. */
export function formatNumber(language: Language, value: number): string {
  return writeWhole(language, value) ?? write(language, value, { maximumFractionDigits: 2 });
}

/**
 * A whole number, not below 0, as `Intl` groups it; null for any other. The first `Intl.NumberFormat` holds a slow phone up for 60 ms, a start
 * of the server for 15.
 */
function writeWhole(language: Language, value: number): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null;
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, languageNames[language].group);
}

/** What a unit of a currency costs, as banks write it: `42,15`, `42,1508`. */
export function formatRate(language: Language, rate: number): string {
  return write(language, rate, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
}

/** `7,5 %`, in English `7.5%`. */
export function formatPercent(language: Language, percent: number): string {
  return `${formatNumber(language, percent)}${languageNames[language].percent}`;
}

/** `20 листопада 2026 р.`, in English `20 November 2026`. */
export function formatDate(language: Language, time: string | Date): string {
  return times(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(time));
}

/** `листопад 2026 р.` of a calendar month such as `2026-11`. */
export function formatMonth(language: Language, month: string): string {
  return times(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00Z`));
}

/** `20 листопада` */
export function formatDayOfYear(language: Language, time: string | Date): string {
  return times(language, { day: 'numeric', month: 'long' }).format(new Date(time));
}

/** `20 листопада`: as {@link formatDate}, the year only where it is not this one. */
export function formatShortDate(language: Language, time: string | Date, now = new Date()): string {
  return isOfThisYear(time, now) ? formatDayOfYear(language, time) : formatDate(language, time);
}

/** `20 лист. 2026 р., 14:05` */
export function formatDateTime(language: Language, time: string | Date): string {
  return times(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));
}

/** `20 лист., 14:05`: as {@link formatDateTime}, the year only where it is not this one. */
export function formatShortDateTime(language: Language, time: string | Date, now = new Date()): string {
  if (!isOfThisYear(time, now)) return formatDateTime(language, time);
  return times(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(time));
}

function isOfThisYear(time: string | Date, now: Date): boolean {
  return kyivDay(new Date(time)).slice(0, 4) === kyivDay(now).slice(0, 4);
}

/** `14:05`, of another day than today with its date. */
export function formatHour(language: Language, time: Date, now = new Date()): string {
  if (kyivDay(time) !== kyivDay(now)) return formatDateTime(language, time);
  return times(language, { hour: '2-digit', minute: '2-digit' }).format(time);
}

/** `пт` and `20` of a calendar day such as `2026-11-20`. */
export function formatDay(language: Language, day: string): { weekday: string; dayOfMonth: string } {
  const noon = new Date(`${day}T12:00:00Z`);
  return {
    weekday: times(language, { weekday: 'short' }).format(noon),
    dayOfMonth: times(language, { day: 'numeric' }).format(noon),
  };
}
