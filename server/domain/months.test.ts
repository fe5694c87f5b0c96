import { describe, expect, it } from 'vitest';
import { daysOfMonth, isMonth, monthAfter, monthsToChoose } from './months';

describe('the month of a document bundle', () => {
  it.each(['', '2026', '2026-13', '2026-00', '2026-1', '1026-01', '2026-11-20', '2026-11\n', '🌹'])(
    'isMonth is false for %j',
    (text) => {
      expect(isMonth(text)).toBe(false);
    },
  );

  it('daysOfMonth returns the first and the last day of a month', () => {
    expect(isMonth('2028-02')).toBe(true);
    expect(daysOfMonth('2028-02')).toEqual({ dateFrom: '2028-02-01', dateTo: '2028-02-29' });
    expect(daysOfMonth('2026-12')).toEqual({ dateFrom: '2026-12-01', dateTo: '2026-12-31' });
  });

  it('monthAfter counts months across the end of a year', () => {
    expect([monthAfter('2026-11', 2), monthAfter('2026-01', -1), monthAfter('2026-03', 0)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-03',
    ]);
  });

  it('the month choice contains the last twelve months, and the selected month when it is older or in the future', () => {
    expect(monthsToChoose('2026-11', '2026-10')).toHaveLength(12);
    expect(monthsToChoose('2026-11', '2024-01').at(-1)).toBe('2024-01');
    expect(monthsToChoose('2026-11', '2027-01')[0]).toBe('2027-01');
  });
});
