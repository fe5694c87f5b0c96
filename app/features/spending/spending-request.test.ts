import { describe, expect, it } from 'vitest';
import { daysBefore, parseSpendingRequest } from './spending-request';

const now = new Date('2026-11-26T10:00:00Z');
const parse = (search: string, at = now) => parseSpendingRequest(new URLSearchParams(search), at);
const lastTwelve = { from: '2025-12-01', to: '2026-11-26' };

describe('parseSpendingRequest', () => {
  it.each([
    ['', { by: 'month', year: null, month: null, range: lastTwelve, error: null }],
    ['by=week', { by: 'week', range: lastTwelve }],
    ['by=fortnight', { by: 'month', error: null }],
    ['year=2025', { year: '2025', range: { from: '2025-01-01', to: '2025-12-31' } }],
    ['year=2026', { year: '2026', range: { from: '2026-01-01', to: '2026-11-26' } }],
    ['month=2026-11', { year: null, month: '2026-11', range: lastTwelve }],
    ['month=2025-03', { year: '2025', month: '2025-03', range: { from: '2025-01-01', to: '2025-12-31' } }],
    ['month=2025-03&year=2026', { year: '2025', month: '2025-03' }],
    ['month=2026-12', { year: null, month: null, range: lastTwelve, error: 'future' }],
    ['year=2027', { range: lastTwelve, error: 'future' }],
    ['month=2026-1', { error: 'noSuchTime' }],
    ['month=2026-00', { error: 'noSuchTime' }],
    ['year=26', { error: 'noSuchTime' }],
    ['month=&year=', { error: null, range: lastTwelve }],
  ])('reads %j', (search, expected) => {
    expect(parse(search)).toMatchObject(expected);
  });

  it('takes today in Kyiv: a month begins there two hours before UTC', () => {
    expect(parse('month=2026-12', new Date('2026-11-30T22:30:00Z'))).toMatchObject({ month: '2026-12', error: null });
  });
});

describe('daysBefore', () => {
  it.each([
    ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-11-01', '2026-11-26', '2026-10-01', '2026-10-26'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['2026-01-01', '2026-01-05', '2025-12-01', '2025-12-05'],
  ])('of %s to %s are %s to %s: a month that is not over is compared with as many days', (from, to, first, last) => {
    expect(daysBefore({ from, to })).toEqual({ from: first, to: last });
  });
});
