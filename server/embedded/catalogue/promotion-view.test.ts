import { expect, it } from 'vitest';
import { toPromotionViews } from './promotion-view';

it('A promotion runs for two weeks from Monday of the current week in Kyiv', () => {
  for (const now of ['2026-11-15T22:30:00Z', '2026-11-20T12:00:00Z', '2026-11-22T21:30:00Z']) {
    const [promotion] = toPromotionViews(1, 'en', new Date(now));
    expect(promotion).toMatchObject({
      title: 'Farm of the week',
      discountValue: 10,
      startsAt: '2026-11-15T22:00:00.000Z',
      endsAt: '2026-11-29T22:00:00.000Z',
    });
  }
});

it('toPromotionViews returns nothing without a promotion', () => {
  expect(toPromotionViews(null, 'uk', new Date())).toEqual([]);
});
