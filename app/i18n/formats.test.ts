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
import { kyivDay, kyivMinutes } from '~server/domain/kyiv-time';
import { money } from '~server/contract/money';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatMoney, formatAmount and formatShortMoney', () => {
  it('formatMoney formats kopiykas as hryvnias in each language', () => {
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
  ] as const)('formatAmount uses the minus sign of %s', (language, amount) => {
    expect(formatAmount(language, money(-15_450))).toBe(amount);
  });

  it('formatShortMoney leaves out the kopiykas only when there are none', () => {
    expect(plain(formatShortMoney('uk', money(2_000_000)))).toBe('20 000 грн');
    expect(plain(formatShortMoney('uk', money(2_000_010)))).toBe('20 000,10 грн');
  });
});

describe('formatDayOfYear', () => {
  it.each([
    ['uk', '20 листопада'],
    ['en', '20 November'],
    ['ru', '20 ноября'],
  ] as const)('formatDayOfYear returns day and month of the time in Kyiv in %s', (language, text) => {
    expect(plain(formatDayOfYear(language, '2026-11-19T22:30:00Z'))).toBe(text);
  });
});

describe('formatShortDate and formatShortDateTime', () => {
  it('formatShortDate and formatShortDateTime contain the year only when it is not the current year in Kyiv', () => {
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
  ] as const)('formatPercent in %s keeps the sign on the line of its number', (language, text) => {
    expect(formatPercent(language, 7.5)).toBe(text);
  });
});

describe('formatDate, formatDateTime, formatHour and formatSavedTime', () => {
  const moment = new Date('2026-11-20T12:05:00Z');

  it.each([
    ['uk', '20 листопада 2026 р.', '20 лист. 2026 р., 14:05'],
    ['en', '20 November 2026', '20 Nov 2026, 14:05'],
    ['ru', '20 ноября 2026 г.', '20 нояб. 2026 г., 14:05'],
  ] as const)('formatDateTime in %s uses the time of Kyiv and a clock of 24 hours', (language, date, dateTime) => {
    expect(plain(formatDate(language, moment))).toBe(date);
    expect(plain(formatDateTime(language, moment))).toBe(dateTime);
    expect(formatHour(language, moment, moment)).toBe('14:05');
    expect(formatSavedTime(language, moment)).toMatch(/^20 .* 14:05$/);
  });
});

describe('Kyiv time', () => {
  const newYear = new Date('2026-12-31T22:30:00Z');

  it('kyivDay changes at midnight in Kyiv', () => {
    expect(kyivDay(newYear)).toBe('2027-01-01');
    expect(kyivDay(newYear, 1)).toBe('2027-01-02');
    expect(kyivMinutes(newYear)).toBe(30);
    expect(formatDateTime('uk', newYear)).toContain('2027');
  });

  it('kyivDay creates no new Intl formatter', () => {
    kyivDay(newYear);
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let day = 0; day < 7; day += 1) kyivDay(newYear, day);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('formatDay returns weekday and day of the month in the language', () => {
    expect(formatDay('uk', '2026-11-20')).toEqual({ weekday: 'пт', dayOfMonth: '20' });
    expect(formatDay('en', '2026-11-20')).toEqual({ weekday: 'Fri', dayOfMonth: '20' });
  });
});
