const MONTHS_OFFERED = 12;

export function isMonth(text: string): boolean {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

/** `2026-11` and 2 give `2027-01`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** First and last day: `2026-02` gives `2026-02-01` and `2026-02-28`. */
export function daysOfMonth(month: string): { dateFrom: string; dateTo: string } {
  const nextStart = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  return { dateFrom: `${month}-01`, dateTo: new Date(nextStart - 1).toISOString().slice(0, 10) };
}

/** The last twelve months, and the chosen one where it is another. */
export function monthsToChoose(current: string, chosen: string): string[] {
  const months = Array.from({ length: MONTHS_OFFERED }, (_, index) => monthAfter(current, -index));
  return months.includes(chosen) ? months : [...months, chosen].sort().reverse();
}
