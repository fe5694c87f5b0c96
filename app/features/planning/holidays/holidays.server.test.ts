import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { chooseHoliday, toHolidayAtHome } from './holidays.server';

const noSearch = new URLSearchParams();
const leftAt = (now: string, language: 'uk' | 'en' | 'ru' = 'uk') =>
  chooseHoliday(fakeContext({}, { language }), noSearch, new Date(now))?.view.holidays[0];

describe('chooseHoliday', () => {
  it.each([
    ['uk', '2027-02-14T10:00:00Z', 'сьогодні'],
    ['uk', '2027-02-13T10:00:00Z', 'завтра'],
    ['uk', '2027-02-12T10:00:00Z', 'за 2 дні'],
    ['uk', '2027-02-09T10:00:00Z', 'за 5 днів'],
    ['uk', '2027-01-24T10:00:00Z', 'за 21 день'],
    ['en', '2027-02-12T10:00:00Z', 'in 2 days'],
    ['ru', '2027-01-24T10:00:00Z', 'через 21 день'],
    ['ru', '2027-02-12T10:00:00Z', 'через 2 дня'],
  ] as const)('counts in %s at %s the days left: %s', (language, now, left) => {
    expect(leftAt(now, language)?.left).toBe(left);
  });

  it('changes at midnight in Kyiv', () => {
    expect([leftAt('2027-02-13T21:59:59Z')?.left, leftAt('2027-02-13T22:00:00Z')?.left]).toEqual([
      'завтра',
      'сьогодні',
    ]);
    expect(leftAt('2027-02-14T22:00:00Z')?.name).toBe('8 Березня');
  });

  it('writes the day with its weekday, and with the year where it is the next one', () => {
    expect(leftAt('2027-02-12T10:00:00Z')?.date).toBe('14 лютого, неділя');
    expect(leftAt('2026-11-26T10:00:00Z')?.date.replaceAll('\u00a0', ' ')).toBe('14 лютого 2027 р., неділя');
  });

  it('names the ten days before the holiday a year ago', () => {
    const women = chooseHoliday(
      fakeContext({}),
      new URLSearchParams('holiday=women'),
      new Date('2029-02-20T10:00:00Z'),
    );
    expect(women?.days).toEqual({ from: '2028-02-27', to: '2028-03-07' });
    expect(women?.view.period.replaceAll('\u00a0', ' ')).toBe('Десять днів до свята: 27 лютого – 7 березня 2028 р.');
    expect(women?.action).toBe('/holidays?holiday=women');
  });
});

describe('toHolidayAtHome', () => {
  const at = (now: string) => toHolidayAtHome(fakeContext({}), new Date(now));

  it('names the next holiday from thirty days before it until its own day', () => {
    expect(at('2027-01-14T10:00:00Z')).toBeNull();
    expect(at('2027-01-15T10:00:00Z')).toEqual({
      title: 'День закоханих — за 30 днів',
      label: 'Що ви брали торік',
      href: '/holidays?holiday=valentine',
    });
    expect(at('2027-02-14T10:00:00Z')?.title).toBe('День закоханих — сьогодні');
    expect(at('2027-02-15T10:00:00Z')?.title).toBe('8 Березня — за 21 день');
    expect(at('2027-06-15T10:00:00Z')).toBeNull();
  });
});
