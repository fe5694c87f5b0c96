import { describe, expect, it } from 'vitest';
import { cutOffHoursOf, nextCutOff } from './cut-off';

describe('nextCutOff', () => {
  it.each([
    ['2026-11-20T04:00:00+02:00', 2, '2026-11-20', '08:00-10:00', '2026-11-20T06:00:00+02:00'],
    ['2026-11-20T06:00:00+02:00', 2, '2026-11-20', '10:00-12:00', '2026-11-20T08:00:00+02:00'],
    ['2026-11-20T15:59:00+02:00', 2, '2026-11-20', '18:00-20:00', '2026-11-20T16:00:00+02:00'],
    ['2026-11-20T16:00:00+02:00', 2, '2026-11-21', '08:00-10:00', '2026-11-21T06:00:00+02:00'],
    ['2026-11-20T12:00:00+02:00', 14, '2026-11-21', '08:00-10:00', '2026-11-20T18:00:00+02:00'],
    ['2026-11-20T18:00:00+02:00', 14, '2026-11-21', '10:00-12:00', '2026-11-20T20:00:00+02:00'],
  ])('at %s with %i hours of lead is %s %s, until %s', (now, hours, day, time, deadline) => {
    expect(nextCutOff(new Date(now), hours)).toEqual({ day, time, deadline: new Date(deadline) });
  });

  it('the deadline counts real hours over a daylight saving change', () => {
    // Kyiv goes from +03:00 to +02:00 in the night to 25 October 2026, and back in the night to 28 March 2027.
    expect(nextCutOff(new Date('2026-10-24T18:00:00+03:00'), 2)?.deadline).toEqual(
      new Date('2026-10-25T06:00:00+02:00'),
    );
    expect(nextCutOff(new Date('2027-03-27T18:00:00+02:00'), 2)?.deadline).toEqual(
      new Date('2027-03-28T06:00:00+03:00'),
    );
  });
});

it('cutOffHoursOf is the option’s own lead, or the shortest one where no option is chosen', () => {
  const hours = { pickup: 3, delivery: 4, specialDelivery: 1, novapost: 5, bus: 12 };
  expect([cutOffHoursOf(hours, 'bus'), cutOffHoursOf(hours, null), cutOffHoursOf(hours)]).toEqual([12, 1, 1]);
});
