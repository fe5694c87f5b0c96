/**
 * `1 240`: a whole number, not below 0, as `Intl` groups it; null for any other. The first `Intl.NumberFormat` holds a slow phone up for 60 ms,
 * a start of the server for 15.
 */
export function writeWhole(language: string, value: number): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null;
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : '\u00a0');
}

/** A number with the minus sign that stands in texts, `−154,50`; Intl writes a hyphen. */
export function withMinus(number: string): string {
  return number.replace('-', '\u2212');
}
