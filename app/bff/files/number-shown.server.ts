import { dateFromSerial, format, isDateFormat } from 'numfmt';
import { dottedDay } from '~server/domain/kyiv-time';
import { oneLine, type Cell } from '~server/domain/order-table/sheet';

/** Formats that a workbook names by number alone; the rest of them shows a number as it is (ECMA-376, 18.8.30). */
const builtInFormats: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 14: 'dd.mm.yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM' },
  ...{ 20: 'h:mm', 21: 'h:mm:ss', 22: 'dd.mm.yyyy h:mm', 37: '#,##0;(#,##0)', 38: '#,##0;(#,##0)' },
  ...{ 39: '#,##0.00;(#,##0.00)', 40: '#,##0.00;(#,##0.00)', 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss.0' },
};
const DAYS_FROM_1900_TO_1904 = 1462;

/** A number as its sheet shows it under a number format: '50 пач.', '01.05.2026', '1,500'; the number rounded likewise. */
export function numberShown(value: number, pattern: string, { since1904 = false } = {}): Cell {
  try {
    if (isDateFormat(pattern)) return { text: dayShown(value + (since1904 ? DAYS_FROM_1900_TO_1904 : 0)) };
    const text = oneLine(format(pattern, value));
    const [figures = '', ...more] = text.match(/-?[\d,]+(?:\.\d+)?/g) ?? [];
    const number = Number(figures.replaceAll(',', ''));
    const isPlain = figures !== '' && more.length === 0 && !/%|\de[+-]?\d/i.test(text);
    // Scaled, as thousands, or not shown at all.
    if (!isPlain || Math.abs(number - value) >= 1)
      return value === 0 ? { text: '0', number: 0 } : { text: `${text} (${value})`.trim() };
    return { text: text.replace(figures, String(number)), number };
  } catch {
    return { text: String(value), number: value };
  }
}

/** The pattern of a format that has only a number. */
export function builtInFormat(id: number): string {
  return builtInFormats[id] ?? 'General';
}

function dayShown(serial: number): string {
  const [year, month, day] = dateFromSerial(serial);
  const two = (part: number) => String(part).padStart(2, '0');
  return year && month && day ? dottedDay(`${year}-${two(month)}-${two(day)}`) : '?';
}
