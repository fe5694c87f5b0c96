import { expect, it } from 'vitest';
import { kyivDay, kyivInstant } from './kyiv-time';

it('counts days by the clock in Kyiv, in winter and in summer', () => {
  expect(kyivDay(new Date('2026-11-20T21:59:00Z'))).toBe('2026-11-20');
  expect(kyivDay(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21');
  expect(kyivDay(new Date('2026-07-01T21:00:00Z'))).toBe('2026-07-02');
});

it('turns a wall-clock time into an instant', () => {
  expect(kyivInstant('2026-11-21', '10:00')?.toISOString()).toBe('2026-11-21T08:00:00.000Z');
  expect(kyivInstant('2026-07-21', '10:00')?.toISOString()).toBe('2026-07-21T07:00:00.000Z');
});

it('knows no thirteenth month and no hour 25', () => {
  expect(kyivInstant('2026-13-45', '10:00')).toBeNull();
  expect(kyivInstant('2026-11-21', '25:00')).toBeNull();
});
