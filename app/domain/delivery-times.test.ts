import { describe, expect, it } from 'vitest';
import { deliveryDays, isOpenWindow } from './delivery-times';

/** Kyiv is two hours ahead of UTC in November. */
const at = (clock: string) => new Date(`2026-11-20T${clock}:00+02:00`);

describe('deliveryDays', () => {
  it('offers today and the next six days in two-hour windows of the working hours', () => {
    const days = deliveryDays(at('05:00'));
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

  it('closes a window two hours before it starts, to the minute', () => {
    expect(isOpenWindow(at('05:59'), '2026-11-20', '08:00-10:00')).toBe(true);
    expect(isOpenWindow(at('06:00'), '2026-11-20', '08:00-10:00')).toBe(false);
    expect(isOpenWindow(at('16:00'), '2026-11-20', '18:00-20:00')).toBe(false);
    expect(isOpenWindow(at('23:59'), '2026-11-21', '08:00-10:00')).toBe(true);
  });

  it('knows only its own days and windows', () => {
    expect(isOpenWindow(at('05:00'), '2026-11-19', '08:00-10:00')).toBe(false);
    expect(isOpenWindow(at('05:00'), '2026-11-27', '08:00-10:00')).toBe(false);
    expect(isOpenWindow(at('05:00'), '2026-11-21', '09:00-11:00')).toBe(false);
  });

  it('goes by the calendar of Kyiv, also where daylight saving time changes', () => {
    expect(deliveryDays(new Date('2026-11-20T22:30:00Z'))[0]?.day).toBe('2026-11-21');
    expect(
      deliveryDays(new Date('2026-10-24T20:59:00Z'))
        .slice(0, 3)
        .map((each) => each.day),
    ).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  });
});
