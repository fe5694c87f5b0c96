import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWholePacks } from './quantity';
import { findHabits, habitDays, weekdayOf, weekdays, type DayPurchase } from './weekday-habit';

const now = new Date('2026-11-25T08:00:00Z');
const days = habitDays(3, now);
const on = (week: number, ...lines: [string, number][]): DayPurchase => ({
  day: days[week] ?? '',
  lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
});

describe('habitDays', () => {
  it('are the last six days of the weekday before today in Kyiv', () => {
    expect(days).toEqual(['2026-11-18', '2026-11-11', '2026-11-04', '2026-10-28', '2026-10-21', '2026-10-14']);
    expect(habitDays(2, now)[0]).toBe('2026-11-24');
    // In Kyiv it is Wednesday already.
    expect(habitDays(2, new Date('2026-11-24T22:30:00Z'))[0]).toBe('2026-11-24');
    expect(habitDays(2, new Date('2026-11-24T21:30:00Z'))[0]).toBe('2026-11-17');
  });

  it('are six days of that weekday, a week apart, within 42 days', () => {
    fc.assert(
      fc.property(fc.constantFrom(...weekdays), fc.date({ min: new Date(0), noInvalidDate: true }), (weekday, date) => {
        const moment = new Date(Math.min(date.getTime(), Date.UTC(2100, 0)));
        const found = habitDays(weekday, moment);
        expect(found.map(weekdayOf)).toEqual(Array(6).fill(weekday));
        expect(new Set(found).size).toBe(6);
        const times = found.map((day) => Date.parse(day));
        expect(times.every((time, index) => index === 0 || (times[index - 1] ?? 0) - time === 7 * 86_400_000)).toBe(
          true,
        );
      }),
    );
  });
});

describe('findHabits', () => {
  it('has what was bought in three of the weeks with the median of those weeks: weeks without it are gaps', () => {
    expect(findHabits([on(0, ['rose', 50]), on(2, ['rose', 100]), on(5, ['rose', 75])])).toEqual([
      { productId: 'rose', weeks: 3, pieces: 75 },
    ]);
    expect(findHabits([on(0, ['rose', 50]), on(1, ['rose', 50]), on(2, ['rose', 100]), on(3, ['rose', 125])])).toEqual([
      { productId: 'rose', weeks: 4, pieces: 75 },
    ]);
  });

  it('is empty for fewer than three weeks, and two orders of one day are one week', () => {
    expect(findHabits([])).toEqual([]);
    expect(findHabits([on(0, ['rose', 50]), on(0, ['rose', 25]), on(1, ['rose', 50])])).toEqual([]);
    const twice = [on(0, ['rose', 50]), on(0, ['rose', 25]), on(1, ['rose', 75]), on(2, ['rose', 75])];
    expect(findHabits(twice)).toEqual([{ productId: 'rose', weeks: 3, pieces: 75 }]);
  });

  it('takes off what was given back, and a week whose goods all went back does not count', () => {
    const bought = [on(0, ['rose', 50]), on(1, ['rose', 50]), on(2, ['rose', 50]), on(3, ['rose', 50])];
    expect(findHabits([...bought, on(0, ['rose', -50])])).toEqual([{ productId: 'rose', weeks: 3, pieces: 50 }]);
    expect(findHabits([...bought, on(0, ['rose', -50]), on(1, ['rose', -60])])).toEqual([]);
    expect(findHabits([...bought.slice(1), on(1, ['rose', -25])])[0]?.pieces).toBe(50);
    expect(findHabits([...bought.slice(1), on(1, ['rose', -25]), on(2, ['rose', -25])])[0]?.pieces).toBe(25);
  });

  it('lists what is bought most often first', () => {
    const three = [0, 1, 2].map((week) => on(week, ['fern', 10], ['rose', 50]));
    expect(findHabits([...three, on(4, ['rose', 50])]).map(({ productId }) => productId)).toEqual(['rose', 'fern']);
  });

  it('depends neither on the order of the documents nor on how a day is split into them', () => {
    const line = fc.tuple(
      fc.nat({ max: 5 }),
      fc.constantFrom('rose', 'fern', 'tulip'),
      fc.integer({ min: -80, max: 200 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const single = lines.map(([week, productId, quantity]) => on(week, [productId, quantity]));
        const byDay = days.map((_, week) =>
          on(
            week,
            ...lines.filter(([each]) => each === week).map(([, id, quantity]): [string, number] => [id, quantity]),
          ),
        );
        const sorted = (purchases: readonly DayPurchase[]) =>
          findHabits(purchases).toSorted((one, other) => one.productId.localeCompare(other.productId));
        expect(sorted(byDay)).toEqual(sorted(single));
        expect(sorted(single.toReversed())).toEqual(sorted(single));
      }),
    );
  });

  it('gives a quantity between the least and the most of the weeks it was bought in', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 6, maxLength: 6 }), (weeks) => {
        const bought = weeks.filter((pieces) => pieces > 0);
        const [habit] = findHabits(weeks.map((pieces, week) => on(week, ['rose', pieces])));
        expect(habit?.weeks).toBe(bought.length >= 3 ? bought.length : undefined);
        if (!habit) return;
        expect(habit.pieces).toBeGreaterThanOrEqual(Math.min(...bought));
        expect(habit.pieces).toBeLessThanOrEqual(Math.max(...bought));
      }),
    );
  });
});

it('nearestWholePacks gives whole packs, at least one, and rounds half a pack up', () => {
  expect(nearestWholePacks(62.5, 25)).toBe(75);
  expect(nearestWholePacks(60, 25)).toBe(50);
  expect(nearestWholePacks(3, 25)).toBe(25);
  expect(nearestWholePacks(12.5, null)).toBe(13);
});
