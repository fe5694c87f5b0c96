export const TIME_ZONE = 'Europe/Kyiv';

const DAY_MS = 86_400_000;

// Intl objects are slow to create.
let dayFormat: Intl.DateTimeFormat | undefined;
let clockFormat: Intl.DateTimeFormat | undefined;

/** Calendar day in Kyiv, `2026-11-20`, with `daysLater` added. */
export function kyivDay(moment: Date, daysLater = 0): string {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // Noon avoids shifts of the day by daylight saving time.
  const noonUtc = Date.parse(`${dayFormat.format(moment)}T12:00:00Z`);
  return new Date(noonUtc + daysLater * DAY_MS).toISOString().slice(0, 10);
}

/** Days of the calendar in Kyiv from one moment to another. */
export function kyivDaysBetween(from: Date, to: Date): number {
  return daysBetween(kyivDay(from), kyivDay(to));
}

/** Days of the calendar from one day to another, as `2026-11-20`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** `2026-11-30` and 1 give `2026-12-01`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** '20.11.2026' of a day '2026-11-20', as Ukraine writes it in tables and payments. */
export function dottedDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** `06:00` in Kyiv. */
export function kyivClock(moment: Date): string {
  clockFormat ??= new Intl.DateTimeFormat('uk-UA', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
  return clockFormat.format(moment);
}

/** Minutes of the day in Kyiv. */
export function kyivMinutes(moment: Date): number {
  const [hours = 0, minutes = 0] = kyivClock(moment).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The moment of a day `2026-11-21` and time `06:00` in Kyiv. */
export function kyivMoment(day: string, clock: string): Date {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  // The second step corrects a guess across a daylight saving change.
  const first = asUtc - kyivOffset(asUtc);
  return new Date(asUtc - kyivOffset(first));
}

/** What Kyiv's clock is ahead of UTC, ms. */
export function kyivOffset(moment: number): number {
  const date = new Date(moment);
  return Date.parse(`${kyivDay(date)}T00:00:00Z`) + kyivMinutes(date) * 60_000 - Math.floor(moment / 60_000) * 60_000;
}
