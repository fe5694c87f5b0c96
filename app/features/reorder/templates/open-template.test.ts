import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { createSearchIndex } from '~server/search-index/search-index';
import { toTemplateLines, loadNewTemplate } from './new-template.server';
import { toOrderLines } from './open-template.server';
import type { Template } from './template';
import { money } from '~server/contract/money';

const template: Template = {
  id: 'a',
  name: 'Вітрина',
  weekday: 5,
  lines: [{ name: 'Freedom', lengthCm: 60, farmId: '3', lot: '7', pieces: 50 }],
};
const lotOf = (id: number, available: number) => ({
  id,
  name: 'Freedom',
  productType: 'product',
  kind: 'product',
  manufacturerId: 3,
  attributes: { lengthCm: 60 },
  stocks: [{ warehouseId: 1, available }],
  prices: [{ priceGroupId: 2, price: 40 }],
});

const account = { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 };

/** Opens the template in a catalogue of these lots, for a customer of price group 2. */
async function open(lots: readonly ReturnType<typeof lotOf>[]) {
  const own = lots.map(({ id, stocks }) => ({
    id: String(id),
    lengthCm: 60,
    countryId: null,
    countryCode: null,
    farmId: '3',
    inStock: (stocks[0]?.available ?? 0) > 0,
    promotion: false,
    secondGrade: false,
  }));
  const productIds = new Set(
    [...own.filter(({ inStock }) => inStock), ...own.filter(({ inStock }) => !inStock)].map(({ id }) => id),
  ).add('7');
  const products = {
    [`GET /products?ids=${encodeURIComponent([...productIds].join(','))}&page=1&perPage=100`]: { data: lots },
  };
  const ctx = fakeContext(
    {
      'GET /customers/me': { data: account },
      'GET /cart/discounts?page=1&perPage=100': { data: [] },
      ...products,
    },
    { isSignedIn: true },
  );
  const index = await createSearchIndex({
    varieties: [
      {
        names: { uk: 'Freedom', en: 'Freedom', ru: 'Freedom' },
        color: 'red',
        categoryId: null,
        species: [],
        lots: own,
      },
    ],
    farms: new Map(),
    countries: new Map(),
  });
  const services = { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } };
  const [item] = await toOrderLines({ ...ctx, services }, template);
  return item;
}

describe('opening a template', () => {
  it('requests the saved lot while it is in stock, at its price today', async () => {
    expect(await open([lotOf(8, 100), lotOf(7, 100)])).toMatchObject({
      product: { id: '7', name: 'Freedom' },
      quantity: 50,
      price: money(4_000),
    });
  });

  it('requests another lot of the same variety, length and farm when the saved lot is out of stock', async () => {
    expect(await open([lotOf(7, 0), lotOf(8, 100)])).toMatchObject({
      product: { id: '8' },
      quantity: 50,
    });
    expect(await open([lotOf(9, 100)])).toMatchObject({ product: { id: '9' } });
  });

  it('lists the products that are no longer available', async () => {
    expect(await open([lotOf(7, 0)])).toMatchObject({ product: { id: '7' } });
    expect(await open([])).toMatchObject({ product: { id: '7', name: 'Freedom' }, manufacturer: null });
  });
});

describe('a new template', () => {
  const source = {
    documentId: null,
    title: 'Із кошика',
    lines: [
      { productId: '7', name: 'Freedom', pieces: 50 },
      { productId: '8', name: 'Mondial', pieces: 25 },
    ],
  };
  const ctx = () =>
    fakeContext({
      'GET /products?ids=7%2C8&page=1&perPage=100': {
        data: [
          {
            id: 7,
            name: 'Freedom',
            productType: 'product',
            kind: 'product',
            manufacturerId: 3,
            attributes: { lengthCm: 60 },
          },
        ],
      },
    });

  it('saves variety, length, farm and pieces, no price, and lists products that the catalogue no longer has', async () => {
    expect(await toTemplateLines(ctx(), source)).toEqual({ templateLines: template.lines, gone: ['Mondial'] });
  });

  it('is shown before it is saved, with the current date', async () => {
    const view = await loadNewTemplate(ctx(), source, { now: new Date('2026-11-20T10:00:00Z') });
    expect(view).toMatchObject({
      source: 'Із кошика',
      lines: [{ id: '7', text: 'Freedom, 60\u00a0см — 50 шт' }],
      gone: ['Mondial'],
      size: '1 позиція, 50 шт',
      weekday: '5',
    });
    expect(view.weekdays.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(view.tooLong).toBeNull();
    const named = await loadNewTemplate(ctx(), source, { name: 'На 20 грудня' });
    expect(named).toMatchObject({ name: 'На 20 грудня', weekday: '0' });
  });

  it('is rejected above 100 lines, before it is named', async () => {
    const lines = Array.from({ length: 101 }, () => source.lines)
      .flat()
      .filter(({ productId }) => productId === '7');
    expect((await loadNewTemplate(ctx(), { ...source, lines: [...source.lines, ...lines] })).tooLong).toContain(
      'до 100 позицій',
    );
  });
});
