import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { createPriceListFile } from './price-list-file.server';

const account = {
  'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } },
  'GET /cart/discounts?page=1&perPage=100': { data: [{ manufacturerId: 3, priceGroupId: 2, discount: 7.5 }] },
  'GET /categories': { data: [{ id: 1, name: 'Троянди', parentId: null, seoUrl: null, productCount: 2 }] },
};
const wireProduct = (changes: object = {}) => ({
  id: 42,
  name: 'Freedom',
  productType: 'product',
  kind: 'product',
  categoryId: 1,
  manufacturerId: 3,
  promotions: [],
  images: [],
  manufacturer: { id: 3, name: 'Los Nevados', country: { id: 1, name: 'Еквадор', code: 'EC' } },
  prices: [{ priceGroupId: 2, price: 38.4 }],
  stocks: [{ warehouseId: 1, available: 340 }],
  attributes: { lengthCm: 60, packSize: 25 },
  isProductOfWeek: false,
  isSecondGrade: false,
  seoUrl: null,
  ...changes,
});

function ask(search: string, answers: FakeAnswers, language: 'uk' | 'en' = 'uk') {
  const ctx = fakeContext({ ...account, ...answers }, { language, isSignedIn: true });
  return {
    ctx,
    answer: createPriceListFile({
      ctx,
      request: new Request(`https://shop.example/price-list.csv${search}`),
      params: {},
    }),
  };
}

async function linesOf(response: Response): Promise<string[]> {
  return (await response.text()).split('\r\n');
}

const page = (number: number, total: number, products: unknown[], filters = '', meta = true) => ({
  [`GET /products?page=${number}&perPage=100&sort=name&order=asc${filters}`]: {
    data: products,
    ...(meta ? { meta: { page: number, perPage: 100, total } } : {}),
  },
});

describe('the price list as CSV', () => {
  it('has each product at the price of the customer, and escapes text that a spreadsheet would run', async () => {
    const odd = wireProduct({
      id: 43,
      name: '=HYPERLINK("http://evil")',
      manufacturer: null,
      manufacturerId: null,
      prices: [],
      attributes: {},
      stocks: [],
      isSecondGrade: true,
    });
    const response = await ask('?categoryId=1', page(1, 2, [wireProduct(), odd], '&categoryId=1')).answer;
    expect(await linesOf(response)).toEqual([
      'Сорт;Розділ;Ростовка, см;Плантація;Країна;Пачка, шт;Ціна за шт, грн;Ваша знижка, %;Ваша ціна за шт, грн;Ваша ціна за пачку, грн;На складі, шт;Примітка',
      'Freedom;Троянди;60;Los Nevados;Еквадор;25;38,40;7,5;35,52;888,00;340;',
      `"'=HYPERLINK(""http://evil"")";Троянди;;;;;;;;;0;Друга категорія`,
      '',
    ]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
    });
  });

  it('contains all pages of the filtered list', async () => {
    const filters = '&color=red&inStock=1';
    const { ctx, answer } = ask('?color=red&inStock=1&view=list&page=7', {
      ...page(1, 201, [wireProduct()], filters),
      ...page(2, 201, [wireProduct()], filters),
      ...page(3, 201, [wireProduct()], filters),
    });
    expect(await linesOf(await answer)).toHaveLength(5);
    expect(ctx.calls.filter((call) => call.startsWith('GET /products'))).toHaveLength(3);
  });

  it('ends with a line that says so when it was cut', async () => {
    const pages = Array.from({ length: 20 }, (_, index) => page(index + 1, 5_000, [wireProduct()]));
    const { ctx, answer } = ask('', Object.assign({}, ...pages) as FakeAnswers, 'en');
    expect((await linesOf(await answer)).at(-2)).toBe(
      'These are the first 2,000 items. Download the rest by sections or filters.',
    );
    expect(ctx.calls.filter((call) => call.startsWith('GET /products'))).toHaveLength(20);
  });

  it('loads pages while they are full when the API sends no total', async () => {
    const full = Array.from({ length: 100 }, () => wireProduct());
    const { answer } = ask('', { ...page(1, 0, full, '', false), ...page(2, 0, [wireProduct()], '', false) });
    expect(await linesOf(await answer)).toHaveLength(103);
  });

  it('redirects invalid bounds to an error on the page', async () => {
    const thrown = await ask('?priceMin=abc', {}).answer.catch((error: unknown) => error);
    expect((thrown as Response).headers.get('location')).toBe('/catalog?priceMin=abc');
  });
});
