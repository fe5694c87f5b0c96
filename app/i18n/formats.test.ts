import { describe, expect, it, vi } from 'vitest';
import { formatSavedTime } from '~/browser/offline/saved-time';
import {
  formatAmount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOfYear,
  formatHour,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatShortDateTime,
  formatShortMoney,
} from './formats';
import { kyivDay, kyivMinutes } from '../domain/kyiv-time';
import { money } from '~server/contract/money';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('shows whole kopiykas as hryvnias of each language', () => {
    expect(plain(formatMoney('uk', money(431_250)))).toBe('4 312,50 грн');
    expect(plain(formatMoney('uk', money(1_431_250)))).toBe('14 312,50 грн');
    expect(plain(formatMoney('ru', money(431_205)))).toBe('4 312,05 грн');
    expect(plain(formatMoney('en', money(431_250)))).toBe('4,312.50 UAH');
    expect(plain(formatNumber('en', 1_240.5))).toBe('1,240.5');
  });

  it.each([
    ['uk', '−154,50'],
    ['en', '−154.50'],
    ['ru', '−154,50'],
  ] as const)('has in %s the minus sign of the texts around it', (language, amount) => {
    expect(formatAmount(language, money(-15_450))).toBe(amount);
  });

  it('leaves kopiykas out only where there are none', () => {
    expect(plain(formatShortMoney('uk', money(2_000_000)))).toBe('20 000 грн');
    expect(plain(formatShortMoney('uk', money(2_000_010)))).toBe('20 000,10 грн');
  });
});

describe('formatDayOfYear', () => {
  it.each([
    ['uk', '20 листопада'],
    ['en', '20 November'],
    ['ru', '20 ноября'],
  ] as const)('names the day and the month in %s, as Kyiv has them', (language, text) => {
    expect(plain(formatDayOfYear(language, '2026-11-19T22:30:00Z'))).toBe(text);
  });
});

describe('a short date', () => {
  it('has the year only where that is another than now in Kyiv', () => {
    const lateInDecember = '2026-12-31T21:30:00Z';
    const shortAt = (now: string) =>
      [
        formatShortDate('uk', lateInDecember, new Date(now)),
        formatShortDateTime('uk', lateInDecember, new Date(now)),
      ].map(plain);
    expect(shortAt('2025-12-31T22:30:00Z')).toEqual(['31 грудня', '31 груд., 23:30']);
    expect(shortAt('2026-12-31T22:30:00Z')).toEqual(['31 грудня 2026 р.', '31 груд. 2026 р., 23:30']);
  });
});

describe('formatPercent', () => {
  it.each([
    ['uk', '7,5\u00a0%'],
    ['en', '7.5%'],
    ['ru', '7,5\u00a0%'],
  ] as const)('keeps the sign with its number in %s', (language, text) => {
    expect(formatPercent(language, 7.5)).toBe(text);
  });
});

describe('a date with its hour', () => {
  const moment = new Date('2026-11-20T12:05:00Z');

  it.each([
    ['uk', '20 листопада 2026 р.', '20 лист. 2026 р., 14:05'],
    ['en', '20 November 2026', '20 Nov 2026, 14:05'],
    ['ru', '20 ноября 2026 г.', '20 нояб. 2026 г., 14:05'],
  ] as const)('is written in %s by a clock of 24 hours', (language, date, dateTime) => {
    expect(plain(formatDate(language, moment))).toBe(date);
    expect(plain(formatDateTime(language, moment))).toBe(dateTime);
    expect(formatHour(language, moment, moment)).toBe('14:05');
    expect(formatSavedTime(language, moment)).toMatch(/^20 .* 14:05$/);
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
