import { cleanText } from './clean-text';

/** Rejects dates such as the 31st of February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** ISO date of '25.11.2026', '25/11/26', '25 – 11 – 2026 р.' or '2026.11.25'; anything else is returned as typed. */
export function parseDayInput(text: string): string {
  const digits = cleanText(text).replace(/\s?[рг]\.?$/iu, '');
  const parts = digits.replace(/^(\d{2})(\d{2})(20\d{2})$/, '$1.$2.$3').split(/[./,\s\p{Pd}\u2212]+/u);
  const [year = '', month = '', day = ''] = /^\d{4}\D/.test(digits) ? parts : parts.toReversed();
  const iso = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return parts.length === 3 && isDay(iso) ? iso : text;
}
