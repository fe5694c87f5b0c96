import { withMinus, writeWhole } from './written-numbers';

/** Messages of one namespace by key; plural forms under `key_one`, `key_few`, … */
export type Messages = Readonly<Record<string, string>>;

export type Variables = Readonly<Record<string, unknown>>;

const variable = /\{\{\s*([\w.]+)(?:,\s*(number))?\s*\}\}/g;
const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/**
 * A message in a language, read as i18next reads it on the server: `{{name}}` is filled in, `{{name, number}}` is
 * written as a number, and a `count` chooses the plural form. Null when there is no such message.
 */
export function translate(language: string, messages: Messages, key: string, variables: Variables = {}): string | null {
  const { count } = variables;
  const form = typeof count === 'number' ? messages[`${key}_${pluralRules(language).select(count)}`] : undefined;
  const text = form ?? messages[key];
  return (
    text?.replace(
      variable,
      (whole, name: string, format?: string) => fill(language, variables[name], format) ?? whole,
    ) ?? null
  );
}

function fill(language: string, value: unknown, format: string | undefined): string | null {
  if (format === 'number' && typeof value === 'number') return writeNumber(language, value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** `1 240`, `0,5`: as messages write a number, in the browser as on the server. */
export function writeNumber(language: string, value: number): string {
  return writeWhole(language, value) ?? withMinus(numberFormat(language).format(value));
}

function pluralRules(language: string): Intl.PluralRules {
  return plurals.get(language) ?? keep(plurals, language, new Intl.PluralRules(language));
}

function numberFormat(language: string): Intl.NumberFormat {
  return numbers.get(language) ?? keep(numbers, language, new Intl.NumberFormat(language));
}

function keep<T>(memo: Map<string, T>, language: string, made: T): T {
  memo.set(language, made);
  return made;
}
