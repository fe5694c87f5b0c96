import { describe, expect, it } from 'vitest';
import { isCalledToday, openingAt } from './opening';

describe('openingAt', () => {
  it.each([
    ['2026-11-20T05:59:59Z', 'opensToday', '08:00'],
    ['2026-11-20T06:00:00Z', 'open', '20:00'],
    ['2026-11-20T17:59:59Z', 'open', '20:00'],
    ['2026-11-20T18:00:00Z', 'opensTomorrow', '08:00'],
    ['2026-11-20T21:59:59Z', 'opensTomorrow', '08:00'],
    ['2026-11-20T22:00:00Z', 'opensToday', '08:00'],
  ])('in winter the warehouse at %s is %s and changes at %s', (moment, state, changesAt) => {
    expect(openingAt(new Date(moment))).toEqual({ state, changesAt });
  });

  it.each([
    ['2026-07-01T04:59:00Z', 'opensToday'],
    ['2026-07-01T05:00:00Z', 'open'],
    ['2026-07-01T17:00:00Z', 'opensTomorrow'],
  ])('in summer time of Kyiv the warehouse at %s is %s', (moment, state) => {
    expect(openingAt(new Date(moment)).state).toBe(state);
  });

  it('who applies up to two hours before closing is called on the same day', () => {
    expect(isCalledToday(new Date('2026-11-20T15:59:00Z'))).toBe(true);
    expect(isCalledToday(new Date('2026-11-20T16:00:00Z'))).toBe(false);
    expect(isCalledToday(new Date('2026-11-20T22:00:00Z'))).toBe(true);
  });

  it('the warehouse is open on Sundays too', () => {
    expect(openingAt(new Date('2026-11-22T10:00:00Z')).state).toBe('open');
  });
});
