import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { product } from '~server/contract/catalogue';
import type { CardContext } from './offer.server';
import { groupByVariety, toVarietyViews } from './variety-view.server';
import { wordsIn } from './offer.fixture';
import { lotsOf, type VarietyView } from './variety-view';

const rose = (id: number, lengthCm: number, facts: object = {}) =>
  product.parse({
    id,
    name: 'Freedom',
    productType: 'product',
    kind: 'product',
    categoryId: 3,
    prices: [{ priceGroupId: 2, price: lengthCm }],
    stocks: [{ warehouseId: 1, available: 300 }],
    attributes: { lengthCm, packSize: 25, color: 'red' },
    manufacturer: { id: 7, name: 'Los Nevados', country: { id: 1, name: 'Еквадор', code: 'EC' } },
    ...facts,
  });
const monteRosa = { manufacturer: { id: 8, name: 'Monte Rosa', country: { id: 1, name: 'Еквадор', code: 'EC' } } };
const soldOut = { stocks: [{ warehouseId: 1, available: 0 }] };

const context = (inCart: readonly string[] = [], bought: readonly string[] = []): CardContext => ({
  ctx: fakeContext({}, { isSignedIn: true }),
  buyer: { priceGroupId: '2', discounts: [] },
  inCart: new Map(inCart.map((id) => [id, 25])),
  isFavourite: () => false,
  bought: new Map(bought.map((id, rank) => [id, rank])),
  categoryName: () => 'Троянди',
});
const viewOf = (
  lots: Parameters<typeof groupByVariety>[0],
  inCart?: readonly string[],
  fitting?: ReadonlySet<string>,
  bought?: readonly string[],
) => toVarietyViews(context(inCart, bought), [{ products: lots, ...(fitting && { fitting }) }])[0];

describe('a variety as a card', () => {
  it('sorts its lots by farm, then from short to long', () => {
    const view = viewOf([rose(1, 70), rose(2, 50), rose(3, 60, monteRosa)]);
    expect(view?.farms.map(({ farm, lots }) => [farm, lots.map(({ lengthCm }) => lengthCm)])).toEqual([
      ['Los Nevados, Еквадор', [50, 70]],
      ['Monte Rosa, Еквадор', [60]],
    ]);
  });

  it('shows category, colour and the farm, or the number of farms', () => {
    const metaOf = (view: VarietyView | undefined) => view && wordsIn('uk').meta(view);
    expect(metaOf(viewOf([rose(1, 70)]))).toBe('Троянди · червоний · Los Nevados, Еквадор');
    expect(metaOf(viewOf([rose(1, 70), rose(3, 60, monteRosa)]))).toBe('Троянди · червоний · 2 плантації');
  });

  it('says how many more lots it has than are shown', () => {
    const [view] = toVarietyViews(context(), [{ products: [rose(1, 70)], left: 640 }]);
    expect(wordsIn('uk').more(view?.more ?? 0)).toBe('Ще 640 партій: виберіть довжину чи плантацію у фільтрах');
    expect(viewOf([rose(1, 70)])).not.toHaveProperty('more');
  });

  it('selects the cheapest lot in stock that matches the filters', () => {
    const lots = [rose(1, 40, soldOut), rose(2, 50), rose(3, 60)];
    expect(viewOf(lots)?.chosen).toBe('2');
    expect(viewOf(lots, [], new Set(['3']))?.chosen).toBe('3');
  });

  it('selects a lot that can be ordered when none of those that match the filters can', () => {
    const lots = [rose(1, 40, soldOut), rose(2, 50, soldOut), rose(3, 60)];
    expect(viewOf(lots, [], new Set(['2']))?.chosen).toBe('3');
  });

  it('selects the lot that is in the cart', () => {
    expect(viewOf([rose(2, 50), rose(3, 60)], ['3'])?.chosen).toBe('3');
  });

  it('selects the length bought last, after what is in the cart', () => {
    const lots = [rose(1, 50), rose(2, 60), rose(3, 70)];
    expect(viewOf(lots, [], undefined, ['3', '2'])?.chosen).toBe('3');
    expect(viewOf(lots, ['2'], undefined, ['3'])?.chosen).toBe('2');
    expect(viewOf(lots, [], new Set(['1']), ['3'])?.chosen).toBe('1');
  });

  it('selects another lot of the length bought last where that lot is sold out, else the length bought before', () => {
    const gone = rose(3, 70, soldOut);
    expect(viewOf([rose(1, 50), gone, rose(4, 70, monteRosa)], [], undefined, ['3'])?.chosen).toBe('4');
    expect(viewOf([rose(1, 50), rose(2, 60), gone], [], undefined, ['3', '2'])?.chosen).toBe('2');
  });

  it('selects no lot that cannot be ordered when another can', () => {
    const lessThanPack = { stocks: [{ warehouseId: 1, available: 10 }] };
    expect(viewOf([rose(1, 40, lessThanPack), rose(2, 50)])?.chosen).toBe('2');
    expect(viewOf([rose(1, 40, soldOut), rose(2, 50)], ['1'])?.chosen).toBe('2');
  });

  it('has no length in its name, wherever the API has it', () => {
    const named = rose(1, 60, { name: 'Троянда Freedom 60 см' });
    expect(viewOf([named])?.name).toBe('Троянда Freedom');
    expect(lotsOf(viewOf([named]) ?? { farms: [] })[0]?.name).toBe('Троянда Freedom 60 см');
  });

  it('is left out when the API has none of its lots', () => {
    expect(viewOf([])).toBeUndefined();
  });
});

describe('groupByVariety', () => {
  it('groups products of the same category, name, colour and grade', () => {
    const groups = groupByVariety([rose(1, 50), rose(2, 60, { isSecondGrade: true }), rose(3, 70)]);
    expect(groups.map(({ products }) => products.map(({ id }) => id))).toEqual([['1', '3'], ['2']]);
  });
});
