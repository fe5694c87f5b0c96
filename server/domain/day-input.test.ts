import { describe, expect, it } from 'vitest';
import { parseDayInput } from './day-input';

describe('parseDayInput', () => {
  it.each([
    '2026-11-25',
    '25.11.2026',
    '25.11.26',
    '25/11/2026',
    '25-11-2026',
    '25,11,2026',
    '25 11 2026',
    '25 11 26',
    '2026 11 25',
    '25–11–2026',
    '25 — 11 — 2026',
    '25\u201111\u20112026',
    '\u202a25.\u00a011.\u00a02026\u202c',
    '25112026',
    '25.11.2026 р.',
    '25.11.2026г',
    '2026.11.25',
  ])('reads %s as the 25th of November 2026', (typed) => expect(parseDayInput(typed)).toBe('2026-11-25'));

  it.each(['', 'завтра', '31.02.2026', '25.11', '20261125', '1.2.3.4'])('returns %j as typed', (typed) =>
    expect(parseDayInput(typed)).toBe(typed),
  );
});
