import { expect, it } from 'vitest';
import { kyivInstant } from './kyiv-time';

it('kyivInstant converts a time in Kyiv to an instant', () => {
  expect(kyivInstant('2026-11-21', '10:00')?.toISOString()).toBe('2026-11-21T08:00:00.000Z');
  expect(kyivInstant('2026-07-21', '10:00')?.toISOString()).toBe('2026-07-21T07:00:00.000Z');
});

it('kyivInstant returns null for month 13 and hour 25', () => {
  expect(kyivInstant('2026-13-45', '10:00')).toBeNull();
  expect(kyivInstant('2026-11-21', '25:00')).toBeNull();
});

it.each([
  ['2026-10-25', '02:00', '2026-10-24T23:00:00.000Z'],
  ['2026-10-25', '05:00', '2026-10-25T03:00:00.000Z'],
  ['2026-03-29', '02:00', '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', '05:00', '2026-03-29T02:00:00.000Z'],
  ['2026-03-29', '03:30', undefined],
  ['2026-02-30', '10:00', undefined],
])('kyivInstant converts %s %s near a clock change or the end of a month to %s', (day, time, instant) => {
  expect(kyivInstant(day, time)?.toISOString()).toBe(instant);
});
