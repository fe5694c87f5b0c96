import { describe, expect, it } from 'vitest';
import { deliveryDays, isOpenWindow } from './delivery-times';

/** Kyiv is two hours ahead of UTC in November. */
const at = (clock: string) => new Date(`2026-11-20T${clock}:00+02:00`);

const isOpen = (clock: string, hours: number, day: string, time: string) =>
  isOpenWindow(deliveryDays(at(clock), hours), day, time);

describe('deliveryDays', () => {
  it('deliveryDays lists today and the next six days with two-hour windows of the working hours', () => {
    const days = deliveryDays(at('05:00'), 2);
    expect(days.map((each) => each.day)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(days[0]?.windows.map((window) => window.time)).toEqual([
      '08:00-10:00',
      '10:00-12:00',
      '12:00-14:00',
      '14:00-16:00',
      '16:00-18:00',
      '18:00-20:00',
    ]);
  });

  it.each([
    ['05:59', 2, '2026-11-20', '08:00-10:00', true],
    ['06:00', 2, '2026-11-20', '08:00-10:00', false],
    ['16:00', 2, '2026-11-20', '18:00-20:00', false],
    ['23:59', 2, '2026-11-21', '08:00-10:00', true],
    ['07:59', 0, '2026-11-20', '08:00-10:00', true],
    ['08:00', 0, '2026-11-20', '08:00-10:00', false],
    ['21:59', 10, '2026-11-21', '08:00-10:00', true],
    ['22:00', 10, '2026-11-21', '08:00-10:00', false],
    ['22:00', 10, '2026-11-21', '10:00-12:00', true],
    ['09:59', 48, '2026-11-22', '10:00-12:00', true],
    ['10:00', 48, '2026-11-22', '10:00-12:00', false],
  ])('at %s, with %i hours of lead, %s %s is open: %s', (clock, hours, day, time, open) => {
    expect(isOpen(clock, hours, day, time)).toBe(open);
  });

  it('the deadline of a window is right over a daylight saving change', () => {
    // Kyiv goes from +03:00 to +02:00 in the night to 25 October 2026.
    const [, sunday] = deliveryDays(new Date('2026-10-24T12:00:00+03:00'), 10);
    expect(sunday?.windows[0]?.deadline).toEqual(new Date('2026-10-24T22:00:00+02:00'));
  });

  it('windows in the past, too far ahead or outside the grid are closed', () => {
    expect(isOpen('05:00', 2, '2026-11-19', '08:00-10:00')).toBe(false);
    expect(isOpen('05:00', 2, '2026-11-27', '08:00-10:00')).toBe(false);
    expect(isOpen('05:00', 2, '2026-11-21', '09:00-11:00')).toBe(false);
  });

  it('deliveryDays uses the calendar of Kyiv, also at a daylight saving change', () => {
    expect(deliveryDays(new Date('2026-11-20T22:30:00Z'), 2)[0]?.day).toBe('2026-11-21');
    expect(
      deliveryDays(new Date('2026-10-24T20:59:00Z'), 2)
        .slice(0, 3)
        .map((each) => each.day),
    ).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  });
});
