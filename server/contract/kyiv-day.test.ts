import { expect, it } from 'vitest';
import { kyivDay } from './kyiv-day';

it('kyivDay returns the day in Kyiv in winter and in summer', () => {
  expect(kyivDay(new Date('2026-11-20T21:59:00Z'))).toBe('2026-11-20');
  expect(kyivDay(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21');
  expect(kyivDay(new Date('2026-07-01T21:00:00Z'))).toBe('2026-07-02');
});
