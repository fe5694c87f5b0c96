import { describe, expect, it } from 'vitest';
import { variantKey } from '~server/domain/variant-ref';
import type { Variety, Lot } from '~server/search-index/catalogue';
import { createSearchIndex } from '~server/search-index/search-index';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { variantNames, loadVariantRefs, loadCurrentLots, type KnownVariant } from './current-lots.server';

const ruscus: KnownVariant = { name: 'Рускус', lengthCm: 60, farmId: '3', lot: '7' };
const product = (id: number, { name = 'Рускус', lengthCm = 60, available = 100 } = {}) => ({
  id,
  name,
  productType: 'product',
  kind: 'product',
  manufacturerId: 3,
  attributes: { lengthCm },
  stocks: [{ warehouseId: 1, available }],
});
const page = (...data: object[]) => ({ data, meta: { page: 1, perPage: 100, total: data.length } });
const lot = (id: string, facts: Partial<Lot> = {}): Lot => ({
  id,
  lengthCm: 60,
  countryId: null,
  countryCode: null,
  farmId: '3',
  inStock: true,
  promotion: false,
  secondGrade: false,
  ...facts,
});

async function contextWith(answers: FakeAnswers, lots: readonly Lot[] | null, language: 'uk' | 'en' = 'uk') {
  const ctx = fakeContext(answers, { language });
  const goods: Variety = {
    names: { uk: 'Рускус', en: 'Ruscus', ru: 'Рускус' },
    color: 'green',
    categoryId: null,
    species: [],
    lots: lots ?? [],
  };
  const index = lots && (await createSearchIndex({ varieties: [goods], farms: new Map(), countries: new Map() }));
  return { ...ctx, services: { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } } };
}

describe('products that return in new lots', () => {
  it('loadVariantRefs returns variety, length and farm in the original language, also on a page in another language', async () => {
    const ctx = await contextWith({ 'GET /products?ids=7%2C8&page=1&perPage=100': page(product(7)) }, null, 'en');
    expect([...(await loadVariantRefs(ctx, ['7', '8', 'a,b', '']))]).toEqual([['7', ruscus]]);
  });

  it('loadCurrentLots returns the current lots of the same length and farm only, those in stock first', async () => {
    const lots = [lot('10', { inStock: false }), lot('11'), lot('12', { lengthCm: 50 }), lot('13', { farmId: '4' })];
    const ctx = await contextWith(
      { 'GET /products?ids=11%2C10%2C7&page=1&perPage=100': page(product(10, { available: 0 }), product(11)) },
      lots,
    );
    const found = await loadCurrentLots(ctx, [ruscus]);
    expect(found.get(variantKey(ruscus))?.map(({ id }) => id)).toEqual(['11', '10']);
  });

  it('loadCurrentLots returns the last known lot until the catalogue is indexed, unless it is another variant now', async () => {
    const read = async (answer: object) =>
      (
        await loadCurrentLots(await contextWith({ 'GET /products?ids=7&page=1&perPage=100': page(answer) }, null), [
          ruscus,
        ])
      ).get(variantKey(ruscus));
    expect((await read(product(7)))?.map(({ id }) => id)).toEqual(['7']);
    expect(await read(product(7, { lengthCm: 80 }))).toEqual([]);
  });

  it('variantNames returns the name in the language of the page, and the original name without a catalogue index', async () => {
    expect(variantNames(await contextWith({}, [lot('11')], 'en'), ruscus)).toEqual(['Ruscus']);
    expect(variantNames(await contextWith({}, null, 'en'), ruscus)).toEqual(['Рускус']);
  });
});
