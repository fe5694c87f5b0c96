import { describe, expect, it, vi } from 'vitest';
import { formatAmount, formatDateTime, formatDay, formatDayOfYear, formatMoney, formatShortMoney, kyivDay, kyivMinutes } from './formats';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('shows whole kopiykas as hryvnias of each language', () => {
    expect(plain(formatMoney('uk', 431_250))).toBe('4 312,50 грн');
    expect(plain(formatMoney('uk', 1_431_250))).toBe('14 312,50 грн');
    expect(plain(formatMoney('ru', 431_205))).toBe('4 312,05 грн');
    expect(plain(formatMoney('en', 431_250))).toBe('4,312.50 UAH');
    expect(plain(formatAmount('uk', -15_450))).toBe('-154,50');
  });

  it('leaves kopiykas out only where there are none', () => {
    expect(plain(formatShortMoney('uk', 2_000_000))).toBe('20 000 грн');
    expect(plain(formatShortMoney('uk', 2_000_010))).toBe('20 000,10 грн');
  });
});

describe('formatDayOfYear', () => {
  it.each([['uk', '20 листопада'], ['en', 'November 20'], ['ru', '20 ноября']] as const)('names the day and the month in %s, as Kyiv has them', (language, text) => {
    expect(plain(formatDayOfYear(language, '2026-11-19T22:30:00Z'))).toBe(text);
  });
});

describe('Kyiv time', () => {
  const newYear = new Date('2026-12-31T22:30:00Z');

  it('turns the day when Kyiv does', () => {
    expect(kyivDay(newYear)).toBe('2027-01-01');
    expect(kyivDay(newYear, 1)).toBe('2027-01-02');
    expect(kyivMinutes(newYear)).toBe(30);
    expect(formatDateTime('uk', newYear)).toContain('2027');
  });

  it('tells the day without making anything anew', () => {
    kyivDay(newYear);
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let day = 0; day < 7; day += 1) kyivDay(newYear, day);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('names a calendar day', () => {
    expect(formatDay('uk', '2026-11-20')).toEqual({ weekday: 'пт', dayOfMonth: '20' });
    expect(formatDay('en', '2026-11-20')).toEqual({ weekday: 'Fri', dayOfMonth: '20' });
  });
});
