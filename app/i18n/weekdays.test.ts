import { expect, it } from 'vitest';
import { formatWeekdays, formatWeekday, weekdayIn } from './weekdays';

it('names the days of the week from Monday on', () => {
  expect([1, 5, 7].map((day) => formatWeekday('uk', day))).toEqual(['понеділок', 'пʼятниця', 'неділя']);
  expect([1, 5, 7].map((day) => formatWeekday('en', day))).toEqual(['Monday', 'Friday', 'Sunday']);
});

it.each([
  ['uk', 'понеділок, вівторок, пʼятниця'],
  ['en', 'Monday, Tuesday, Friday'],
  ['ru', 'понедельник, вторник, пятница'],
] as const)('lists them with commas in %s', (language, list) => {
  expect(formatWeekdays(language, [1, 2, 5])).toBe(list);
});

it('knows the day in Kyiv, where it begins two hours before Greenwich', () => {
  expect(weekdayIn(new Date('2026-11-20T12:00:00Z'))).toBe(5);
  expect(weekdayIn(new Date('2026-11-20T22:30:00Z'))).toBe(6);
  expect(weekdayIn(new Date('2026-11-22T12:00:00Z'))).toBe(7);
});
