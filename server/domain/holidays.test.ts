import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBeforeLastYear, holidayIn, holidayNames, nextHolidays, orthodoxEaster } from './holidays';
import { daysBetween, kyivDay } from './kyiv-time';

/** As the churches of Ukraine publish it: since 2023 they keep fixed feasts by the new calendar, Easter by the old one. */
const easters = [
  '2026-04-12',
  '2027-05-02',
  '2028-04-16',
  '2029-04-08',
  '2030-04-28',
  '2031-04-13',
  '2032-05-02',
  '2033-04-24',
  '2034-04-09',
  '2035-04-29',
  '2036-04-20',
  '2037-04-05',
  '2038-04-25',
  '2039-04-17',
  '2040-05-06',
];
const year = fc.integer({ min: 1901, max: 2098 });
const weekday = (day: string) => new Date(day).getUTCDay();

describe('orthodoxEaster', () => {
  it.each(easters)('is on %s', (day) => {
    expect(orthodoxEaster(Number(day.slice(0, 4)))).toBe(day);
  });

  it('is a Sunday from 4 April to 8 May', () => {
    fc.assert(
      fc.property(year, (each) => {
        const day = orthodoxEaster(each);
        expect([weekday(day), day >= `${each}-04-04`, day <= `${each}-05-08`]).toEqual([0, true, true]);
      }),
    );
  });
});

describe('holidayIn', () => {
  it.each([
    [2026, ['2026-02-14', '2026-03-08', '2026-04-12', '2026-05-10', '2026-05-29', '2026-09-01']],
    [2027, ['2027-02-14', '2027-03-08', '2027-05-02', '2027-05-09', '2027-05-28', '2027-09-01']],
    [2028, ['2028-02-14', '2028-03-08', '2028-04-16', '2028-05-14', '2028-05-26', '2028-09-01']],
  ])('gives the days of %i', (each, days) => {
    expect(holidayNames.map((name) => holidayIn(each, name))).toEqual(days);
  });

  it("puts Mother's Day on the second Sunday and the last bell on the last Friday of May", () => {
    fc.assert(
      fc.property(year, (each) => {
        const [mother, bell] = [holidayIn(each, 'mother'), holidayIn(each, 'lastBell')];
        expect([weekday(mother), mother >= `${each}-05-08`, mother <= `${each}-05-14`]).toEqual([0, true, true]);
        expect([weekday(bell), bell >= `${each}-05-25`, bell <= `${each}-05-31`]).toEqual([5, true, true]);
      }),
    );
  });
});

describe('nextHolidays', () => {
  it('gives each holiday once, from today on, the nearest first', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2098-12-31'), noInvalidDate: true }),
        (date) => {
          const today = date.toISOString().slice(0, 10);
          const next = nextHolidays(today);
          expect(next.map(({ name }) => name).sort()).toEqual([...holidayNames].sort());
          expect(next.map(({ day }) => day)).toEqual(next.map(({ day }) => day).sort());
          for (const { day } of next) expect([day >= today, daysBetween(today, day) <= 366 + 33]).toEqual([true, true]);
        },
      ),
    );
  });

  it('still names the holiday on its own day, and the one of the next year on the day after', () => {
    expect(nextHolidays('2027-03-08')[0]).toEqual({ name: 'women', day: '2027-03-08' });
    expect(nextHolidays('2027-03-09')[0]).toEqual({ name: 'easter', day: '2027-05-02' });
    expect(nextHolidays('2027-03-09').at(-1)).toEqual({ name: 'women', day: '2028-03-08' });
  });

  it('changes at midnight in Kyiv, in winter and in summer', () => {
    const at = (time: string) => nextHolidays(kyivDay(new Date(time)))[0]?.day;
    expect([at('2027-02-14T21:59:59Z'), at('2027-02-14T22:00:00Z')]).toEqual(['2027-02-14', '2027-03-08']);
    expect([at('2027-05-28T20:59:59Z'), at('2027-05-28T21:00:00Z')]).toEqual(['2027-05-28', '2027-09-01']);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2028-02-28', '2028-03-08', 9],
    ['2027-02-28', '2027-03-08', 8],
    ['2027-03-27', '2027-03-29', 2],
    ['2026-12-31', '2027-02-14', 45],
    ['2027-03-08', '2027-03-08', 0],
  ])('from %s to %s is %i, leap years and summer time included', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe('daysBeforeLastYear', () => {
  it.each([
    ['women', '2027-03-08', '2026-02-26', '2026-03-07'],
    ['women', '2029-03-08', '2028-02-27', '2028-03-07'],
    ['easter', '2027-05-02', '2026-04-02', '2026-04-11'],
    ['valentine', '2027-02-14', '2026-02-04', '2026-02-13'],
  ] as const)('of %s on %s are %s to %s', (name, day, from, to) => {
    expect(daysBeforeLastYear({ name, day })).toEqual({ from, to });
    expect(daysBetween(from, to)).toBe(9);
  });
});
