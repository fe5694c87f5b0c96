import { describe, expect, it } from 'vitest';
import { promotions } from '../contract/catalogue';
import { runningPromotions } from './promotions';

describe('runningPromotions', () => {
  it.each<[string, { startsAt?: string; endsAt?: string }, boolean]>([
    ['one without days', {}, true],
    ['one that has begun and is not over', { startsAt: '2026-11-25T22:00:00Z', endsAt: '2026-11-26T22:00:00Z' }, true],
    ['one that is coming', { startsAt: '2026-11-25T22:40:00Z' }, false],
    ['one that is over', { endsAt: '2026-11-25T22:30:00Z' }, false],
    ['its first day, which has begun in Kyiv', { startsAt: '2026-11-26' }, true],
    ['a day before its first', { startsAt: '2026-11-27' }, false],
    ['its last day', { endsAt: '2026-11-26' }, true],
    ['a day after its last, which is over in Kyiv', { endsAt: '2026-11-25' }, false],
  ])('keeps only promotions that run now: %s', (_, days, runs) => {
    const promotion = { id: 1, title: 'Тиждень троянд', discountType: 'percent', discountValue: 10, ...days };
    const parsed = promotions.parse([promotion]);
    expect(runningPromotions(parsed, new Date('2026-11-25T22:30:00Z'))).toEqual(runs ? parsed : []);
  });
});
