import { expect, it } from 'vitest';
import { formatWeekdays, formatWeekday, weekdayIn } from './weekdays';

it('formatWeekday names the days of the week, with Monday as 1', () => {
  expect([1, 5, 7].map((day) => formatWeekday('uk', day))).toEqual(['понеділок', 'пʼятниця', 'неділя']);
  expect([1, 5, 7].map((day) => formatWeekday('en', day))).toEqual(['Monday', 'Friday', 'Sunday']);
});

it.each([
  ['uk', 'понеділок, вівторок, пʼятниця'],
  ['en', 'Monday, Tuesday, Friday'],
  ['ru', 'понедельник, вторник, пятница'],
] as const)('formatWeekdays joins the days with commas in %s', (language, list) => {
  expect(formatWeekdays(language, [1, 2, 5])).toBe(list);
});

it('weekdayIn returns the day in Kyiv, which begins two hours before UTC in winter', () => {
  expect(weekdayIn(new Date('2026-11-20T12:00:00Z'))).toBe(5);
  expect(weekdayIn(new Date('2026-11-20T22:30:00Z'))).toBe(6);
  expect(weekdayIn(new Date('2026-11-22T12:00:00Z'))).toBe(7);
});
