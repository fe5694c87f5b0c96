import { describe, expect, it } from 'vitest';
import { nextCutOff } from './cut-off';

describe('nextCutOff', () => {
  it.each([
    ['2026-11-20T04:00:00+02:00', '2026-11-20', '08:00-10:00', '2026-11-20T06:00:00+02:00', true],
    ['2026-11-20T06:00:00+02:00', '2026-11-20', '10:00-12:00', '2026-11-20T08:00:00+02:00', true],
    ['2026-11-20T15:59:00+02:00', '2026-11-20', '18:00-20:00', '2026-11-20T16:00:00+02:00', true],
    ['2026-11-20T16:00:00+02:00', '2026-11-21', '08:00-10:00', '2026-11-21T06:00:00+02:00', false],
  ])('at %s is %s %s, until %s', (now, day, time, deadline, isToday) => {
    expect(nextCutOff(new Date(now))).toEqual({
      day,
      time,
      until: deadline.slice(11, 16),
      deadline: new Date(deadline),
      isToday,
    });
  });

  it('counts real hours over a night in which the clocks change', () => {
    // Kyiv goes from +03:00 to +02:00 in the night to 25 October 2026, and back in the night to 28 March 2027.
    expect(nextCutOff(new Date('2026-10-24T18:00:00+03:00'))?.deadline).toEqual(new Date('2026-10-25T06:00:00+02:00'));
    expect(nextCutOff(new Date('2027-03-27T18:00:00+02:00'))?.deadline).toEqual(new Date('2027-03-28T06:00:00+03:00'));
  });
});
