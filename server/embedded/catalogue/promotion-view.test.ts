import { expect, it } from 'vitest';
import { viewPromotions } from './promotion-view';

it('runs from this week’s Monday for two weeks, whatever the day', () => {
  for (const day of ['2026-11-16', '2026-11-20', '2026-11-22']) {
    const [promotion] = viewPromotions(1, 'en', new Date(`${day}T12:00:00Z`));
    expect(promotion).toMatchObject({
      title: 'Farm of the week',
      discountValue: 10,
      startsAt: '2026-11-16T00:00:00.000Z',
      endsAt: '2026-11-30T00:00:00.000Z',
    });
  }
});

it('shows nothing where there is none', () => {
  expect(viewPromotions(null, 'uk', new Date())).toEqual([]);
});
