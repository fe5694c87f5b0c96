import { kyivDay } from './kyiv-time';

/** How many weeks are looked back, without today: a day that is not over says nothing yet. */
export const HABIT_WEEKS = 6;
/** A product of fewer weeks is no habit. */
const MIN_HABIT_WEEKS = 3;

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** 1 is Monday, 7 Sunday. */
export type Weekday = (typeof weekdays)[number];

/** Names of message keys. */
export const weekdayNames = {
  1: 'monday',
  2: 'tuesday',
  3: 'wednesday',
  4: 'thursday',
  5: 'friday',
  6: 'saturday',
  7: 'sunday',
} as const satisfies Record<Weekday, string>;

/** What was bought on a day of Kyiv's calendar; what was given back later has a negative quantity, on the day it was bought. */
export interface DayPurchase {
  readonly day: string;
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
}

export interface WeekdayHabit {
  readonly productId: string;
  /** In how many of the weeks it was bought and not given back. */
  readonly weeks: number;
  /** Median of those weeks in pieces; half a piece between two weeks. */
  readonly pieces: number;
}

/** Of a day of Kyiv's calendar, `2026-11-20`. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 1;
}

/** The last six days of a weekday before today, newest first. */
export function habitDays(weekday: Weekday, now: Date): string[] {
  const back = (weekdayOf(kyivDay(now)) - weekday + 7) % 7 || 7;
  return Array.from({ length: HABIT_WEEKS }, (_, week) => kyivDay(now, -back - 7 * week));
}

/** Products of at least three days, the most frequent first. Days without a product are gaps: they do not make its quantity smaller. */
export function findHabits(purchases: readonly DayPurchase[]): WeekdayHabit[] {
  const byProduct = new Map<string, Map<string, number>>();
  for (const { day, lines } of purchases) {
    for (const { productId, quantity } of lines) {
      const days = byProduct.get(productId) ?? new Map<string, number>();
      byProduct.set(productId, days.set(day, (days.get(day) ?? 0) + quantity));
    }
  }
  return [...byProduct]
    .map(([productId, days]) => ({ productId, pieces: [...days.values()].filter((pieces) => pieces > 0) }))
    .filter(({ pieces }) => pieces.length >= MIN_HABIT_WEEKS)
    .map(({ productId, pieces }) => ({ productId, weeks: pieces.length, pieces: medianOf(pieces) }))
    .sort((one, other) => other.weeks - one.weeks);
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
