import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { product } from '~server/contract/catalogue';
import { money } from '~server/contract/money';
import { explainPrice } from './explain-price.server';

const buyer = {
  priceGroupId: 'g1',
  discounts: [{ manufacturerId: '3', priceGroupId: 'g1', discount: 5 }],
};

const explain = (farm: object) =>
  explainPrice(
    fakeContext({}),
    product.parse({ id: 42, name: 'Freedom', productType: 'product', kind: 'product', ...farm }),
    buyer,
    money(4_000),
  );

describe('why this price', () => {
  it.each([
    [{ manufacturerId: 3, manufacturer: { id: 3, name: 'Los Nevados' } }, 'Ваша знижка на Los Nevados, 5\u00a0%'],
    [{ manufacturerId: 3, manufacturer: null }, 'Ваша знижка, 5\u00a0%'],
  ])('names the farm of a discount where the product %j names it: %s', (farm, label) => {
    const { rows, note } = explain(farm);
    expect(rows.map((row) => row.label)).toEqual(['Ціна вашої групи', label, 'Ваша ціна за штуку']);
    expect(note).toBeUndefined();
  });

  it('says of a product without a farm that the discount goes by the farm, and speaks of no farm’s goods', () => {
    const { rows, note } = explain({ manufacturerId: null, manufacturer: null });
    expect(rows.map(({ key }) => key)).toEqual(['group', 'yours']);
    expect(note).toBe('Персональна знижка залежить від плантації, а в цього товару її не вказано.');
  });
});
