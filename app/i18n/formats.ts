import { kyivClock, kyivDay, TIME_ZONE } from '~server/domain/kyiv-time';
import { toDecimal, type Money } from '~server/contract/money';
import { languageSettings, type Language } from './languages';

const memo = new Map<string, unknown>();

function memoize<T>(key: string, make: () => T): T {
  if (!memo.has(key)) memo.set(key, make());
  return memo.get(key) as T;
}

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  // Engines disagree on grouping four digits, and the server's HTML must match the browser's.
  const grouped = { ...options, useGrouping: 'always' as const };
  return memoize(
    `n${language}${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(languageSettings[language].locale, grouped),
  );
}

function formatWith(language: Language, value: number, options: Intl.NumberFormatOptions): string {
  // A minus sign, `−154,50`, in place of Intl's hyphen.
  return numberFormat(language, options).format(value).replace('-', '\u2212');
}

function dateTimeFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const inKyiv = { ...options, timeZone: TIME_ZONE };
  return memoize(
    `t${language}${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(languageSettings[language].locale, inKyiv),
  );
}

export function formatAmount(language: Language, money: Money): string {
  return formatWith(language, toDecimal(money), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export function formatShortAmount(language: Language, money: Money): string {
  const decimal = toDecimal(money);
  return Number.isInteger(decimal) ? formatNumber(language, decimal) : formatAmount(language, money);
}

/** `4 312,50 грн`, with non-breaking spaces; UAH in English. */
export function formatMoney(language: Language, money: Money): string {
  return withCurrency(language, money, formatAmount(language, money));
}

/** `20 000 грн`: decimals only where there are kopiykas. */
export function formatShortMoney(language: Language, money: Money): string {
  return withCurrency(language, money, formatShortAmount(language, money));
}

function withCurrency(language: Language, { currency }: Money, amount: string): string {
  return `${amount}\u00a0${languageSettings[language].currencies[currency]}`;
}

export function formatList(language: Language, items: readonly string[], options: Intl.ListFormatOptions = {}): string {
  return memoize(
    `l${language}${JSON.stringify(options)}`,
    () => new Intl.ListFormat(languageSettings[language].locale, options),
  ).format(items);
}

export function formatNumber(language: Language, value: number): string {
  return formatWholeNumber(language, value) ?? formatWith(language, value, { maximumFractionDigits: 2 });
}

/** A whole number from 0 as `Intl` writes it; null for others. A first `Intl.NumberFormat` blocks a slow phone for 60 ms. */
function formatWholeNumber(language: Language, value: number): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null;
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, languageSettings[language].group);
}

export function formatRate(language: Language, rate: number): string {
  return formatWith(language, rate, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
}

export function formatPercent(language: Language, percent: number): string {
  return `${formatNumber(language, percent)}${languageSettings[language].percent}`;
}

export function formatDate(language: Language, time: string | Date): string {
  return dateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(time));
}

export function formatMonth(language: Language, month: string): string {
  return dateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00Z`));
}

/** `лист.` */
export function formatShortMonth(language: Language, month: string): string {
  return dateTimeFormat(language, { month: 'short' }).format(new Date(`${month}-15T12:00:00Z`));
}

export function formatDayOfYear(language: Language, time: string | Date): string {
  return dateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date(time));
}

/** `20 листопада`, with the year where it is not the current one. */
export function formatShortDate(language: Language, time: string | Date, now = new Date()): string {
  return isOfThisYear(time, now) ? formatDayOfYear(language, time) : formatDate(language, time);
}

/** `20 лист. 2026 р., 14:05` */
export function formatDateTime(language: Language, time: string | Date): string {
  return dateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));
}

/** `20 лист., 14:05`, with the year where it is not the current one. */
export function formatShortDateTime(language: Language, time: string | Date, now = new Date()): string {
  if (!isOfThisYear(time, now)) return formatDateTime(language, time);
  return dateTimeFormat(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    new Date(time),
  );
}

function isOfThisYear(time: string | Date, now: Date): boolean {
  return kyivDay(new Date(time)).slice(0, 4) === kyivDay(now).slice(0, 4);
}

export function formatHour(language: Language, time: Date, now = new Date()): string {
  if (kyivDay(time) !== kyivDay(now)) return formatDateTime(language, time);
  return dateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(time);
}

/** `06:10` of today, else `20 лист., 06:10`. */
export function formatSince(language: Language, time: number, now = new Date()): string {
  const moment = new Date(time);
  return kyivDay(moment) === kyivDay(now) ? kyivClock(moment) : formatShortDateTime(language, moment, now);
}

export function formatDay(language: Language, day: string): { weekday: string; dayOfMonth: string } {
  const noon = new Date(`${day}T12:00:00Z`);
  return {
    weekday: dateTimeFormat(language, { weekday: 'short' }).format(noon),
    dayOfMonth: dateTimeFormat(language, { day: 'numeric' }).format(noon),
  };
}
