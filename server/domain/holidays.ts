import { addDays } from './kyiv-time';

/** Days of the Julian calendar behind the Gregorian one from 1900 to 2099. */
const JULIAN_DELAY = 13;

/** The days before which florists sell most, in the order of the year. */
export const holidayNames = ['valentine', 'women', 'easter', 'mother', 'lastBell', 'firstBell'] as const;
export type HolidayName = (typeof holidayNames)[number];

/** A holiday on its day, `2027-03-08`. */
export interface Holiday {
  readonly name: HolidayName;
  readonly day: string;
}

/** Day of a holiday in a year from 1900 to 2099. */
export function holidayIn(year: number, name: HolidayName): string {
  switch (name) {
    case 'valentine':
      return dayOf(year, 2, 14);
    case 'women':
      return dayOf(year, 3, 8);
    case 'easter':
      return orthodoxEaster(year);
    case 'mother':
      return addDays(firstWeekday(dayOf(year, 5, 1), 0), 7);
    case 'lastBell':
      return firstWeekday(dayOf(year, 5, 25), 5);
    case 'firstBell':
      return dayOf(year, 9, 1);
  }
}

/** Easter of the Orthodox and Greek Catholic churches of Ukraine, by the Julian computus; years from 1900 to 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  // The 22nd of March of the Julian calendar is the earliest.
  return dayOf(year, 3, 22 + moon + sunday + JULIAN_DELAY);
}

/** The next of each holiday from a day on, the nearest first; that day is the first of them. */
export function nextHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  return holidayNames
    .map((name) => {
      const day = holidayIn(year, name);
      return { name, day: day < today ? holidayIn(year + 1, name) : day };
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The ten days before a holiday in the year before: its first and its last day. */
export function daysBeforeLastYear({ name, day }: Holiday): { readonly from: string; readonly to: string } {
  const last = holidayIn(Number(day.slice(0, 4)) - 1, name);
  return { from: addDays(last, -10), to: addDays(last, -1) };
}

/** The first such weekday from a day on. @param weekday 0 is Sunday */
function firstWeekday(day: string, weekday: number): string {
  return addDays(day, (weekday - new Date(day).getUTCDay() + 7) % 7);
}

function dayOf(year: number, month: number, day: number): string {
  return isoDay(Date.UTC(year, month - 1, day));
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
