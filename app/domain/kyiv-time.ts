/** All dates and hours are shown as a clock in Kyiv shows them. */
export const TIME_ZONE = 'Europe/Kyiv';

const DAY_MS = 86_400_000;

// Intl objects are dear to make and free to keep.
let dayFormat: Intl.DateTimeFormat | undefined;
let clockFormat: Intl.DateTimeFormat | undefined;

/** The calendar day in Kyiv, `2026-11-20`, so many days after a moment. */
export function kyivDay(moment: Date, daysLater = 0): string {
  dayFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // Noon keeps a change of daylight saving time from moving the day.
  const noonUtc = Date.parse(`${dayFormat.format(moment)}T12:00:00Z`);
  return new Date(noonUtc + daysLater * DAY_MS).toISOString().slice(0, 10);
}

/** Minutes since midnight in Kyiv. */
export function kyivMinutes(moment: Date): number {
  clockFormat ??= new Intl.DateTimeFormat('uk-UA', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
  const [hours = 0, minutes = 0] = clockFormat.format(moment).split(':').map(Number);
  return hours * 60 + minutes;
}

/** The moment at which a clock in Kyiv shows this hour, `06:00`, on this day, `2026-11-21`. */
export function kyivMoment(day: string, clock: string): Date {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  // The second round corrects a first guess on the other side of a change of daylight saving time.
  const first = asUtc - kyivOffset(asUtc);
  return new Date(asUtc - kyivOffset(first));
}

/** How far Kyiv is ahead of UTC at a moment, ms. */
function kyivOffset(moment: number): number {
  const date = new Date(moment);
  return Date.parse(`${kyivDay(date)}T00:00:00Z`) + kyivMinutes(date) * 60_000 - Math.floor(moment / 60_000) * 60_000;
}
