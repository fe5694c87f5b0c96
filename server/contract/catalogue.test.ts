import { afterEach, describe, expect, it, vi } from 'vitest';
import { account } from './account';
import { product } from './catalogue';

const bare = { id: 7, name: 'Freedom', productType: 'product', kind: 'product' };

it.each([
  ...['images', 'prices', 'stocks', 'promotions', 'attributes', 'isProductOfWeek', 'isSecondGrade', 'seoUrl'].map(
    (field) => ({ [field]: null }),
  ),
  { attributes: [] },
  { attributes: { packSize: 0 } },
  { attributes: { packSize: 1 } },
  { seoUrl: { keyword: '' } },
])('A product with %j is parsed as one without it', (odd) => {
  expect(product.parse({ ...bare, ...odd })).toEqual(product.parse(bare));
});

it('A farm’s country with an invalid ISO code is parsed', () => {
  const manufacturer = { id: 1, name: 'Galleria', country: { id: 2, name: 'Еквадор', code: 'ECU' } };
  expect(product.parse({ ...bare, manufacturer }).manufacturer?.country).toEqual({
    id: '2',
    name: 'Еквадор',
    code: null,
  });
});

describe('runningPromotions', () => {
  afterEach(() => void vi.useRealTimers());

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
    vi.useFakeTimers({ now: new Date('2026-11-25T22:30:00Z') });
    const promotion = { id: 1, title: 'Тиждень троянд', discountType: 'percent', discountValue: 10, ...days };
    expect(product.parse({ ...bare, promotions: [promotion] }).promotions).toHaveLength(runs ? 1 : 0);
  });
});

it('An account without isBanned is not banned', () => {
  expect(account.parse({ id: 1, phone: '+380501112233', isBanned: null }).isBanned).toBe(false);
});

it.each(['25', 12.5, -1])('A pack size of %j is invalid', (packSize) => {
  expect(product.safeParse({ ...bare, attributes: { packSize } }).success).toBe(false);
});
