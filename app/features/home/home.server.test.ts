import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { account } from '~server/contract/account';
import { catalogue } from '~server/search-index/catalogue.fixture';
import { createSearchIndex } from '~server/search-index/search-index';
import { fillShelf, loadHome, toNewsView } from './home.server';
import { toCreditStatusView } from './home.server';

const shop = { data: { id: 1, name: 'Shop', setting: { categoryId1: 3, categoryId2: 1, categoryId3: null } } };
const categories = {
  data: [
    {
      id: 1,
      name: 'Троянди',
      parentId: null,
      seoUrl: { keyword: 'roses' },
      image: 'https://api.example/files/rose.jpg',
      productCount: 186,
    },
    { id: 3, name: 'Тюльпани', parentId: null, seoUrl: null },
  ],
};
const sources = {
  addressOf: ({ id }: { id: string }) => `/to/${id}`,
  readCards: () => Promise.resolve([{ id: 'p1' }]),
};

describe('loading the home page', () => {
  it('shows the sections of the shop in their order', async () => {
    const { sections } = await loadHome(
      fakeContext({ 'GET /shops/1': shop, 'GET /categories?ids=3%2C1': categories }),
      sources,
    );
    expect(sections).toMatchObject([
      { id: '3', name: 'Тюльпани', href: '/to/3', count: null, picture: null },
      { id: '1', name: 'Троянди', href: '/to/1', count: '186 позицій', picture: '/images/640/-/files/rose.jpg' },
    ]);
  });

  it.each([401, 404, 503])('shows the other parts when the shop section answers %i', async (status) => {
    const { sections, week } = await loadHome(fakeContext({ 'GET /shops/1': new Response('', { status }) }), sources);
    expect({ sections, week }).toEqual({ sections: null, week: { id: 'p1' } });
  });
});

describe('fillShelf', () => {
  it('starts with the product of the week, once, in one row', () => {
    const promotions = ['a', 'week', 'b', 'c', 'd'].map((id) => ({ id }));
    expect(fillShelf({ id: 'week' }, promotions)?.map(({ id }) => id)).toEqual(['week', 'a', 'b', 'c']);
    expect(fillShelf({ id: 'week' }, null)).toEqual([{ id: 'week' }]);
    expect(fillShelf(null, null)).toBeNull();
    expect(fillShelf(null, [])).toEqual([]);
  });
});

describe('the credit status on the home page', () => {
  const creditStatusOf = (facts: object) =>
    toCreditStatusView(fakeContext({}), account.parse({ id: 1, phone: '+380501112233', ...facts }));

  it('shows how much of the limit is used and left', () => {
    const { lead, limit } = creditStatusOf({
      firstName: 'Олена',
      lastName: 'Кравчук',
      customerCode: 'K-7',
      balance: -6800,
      creditLimit: 20000,
    });
    expect(lead).toBe('Олена Кравчук, код клієнта K-7');
    expect(limit?.fraction).toBe(0.34);
    expect(limit?.used.replaceAll('\u00a0', ' ')).toBe('Використано 6 800,00 грн з 20 000,00 грн');
    expect(limit?.left.replaceAll('\u00a0', ' ')).toBe('Лишилося 13 200,00 грн');
  });

  it('shows by how much the limit is exceeded', () => {
    const { limit } = creditStatusOf({ balance: -150, creditLimit: 100 });
    expect(limit?.left.replaceAll('\u00a0', ' ')).toBe('Ліміт перевищено на 50,00 грн');
  });

  it('treats a limit of 0 or null as no limit, and a positive balance as no debt', () => {
    expect(creditStatusOf({ balance: -150, creditLimit: 0 })).toEqual({ lead: '+380 50 111 22 33', limit: null });
    expect(creditStatusOf({ balance: -150 }).limit).toBeNull();
    expect(creditStatusOf({ balance: 900, creditLimit: 100 }).limit?.fraction).toBe(0);
  });
});

describe('new goods on the home page', () => {
  const today = [Date.parse('2026-11-29T04:10:00Z'), Date.parse('2026-11-29T04:14:00Z')];
  const yesterday = [Date.parse('2026-11-28T04:12:00Z')];
  async function newsOf(noticed: readonly number[]) {
    const ctx = fakeContext({});
    const index = await createSearchIndex({ ...catalogue, noticed });
    const services = { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } };
    return toNewsView({ ...ctx, services }, new Date('2026-11-29T08:00:00Z'));
  }

  it.each([
    ['of today', today, 'Нове з 06:10: 2 сорти'],
    ['of another day', yesterday, 'Нове з 28 лист., 06:12: 1 сорт'],
    ['of both', [...yesterday, ...today], 'Нове з 06:10: 2 сорти, за три дні: 3 сорти'],
  ])('%s are told with the hour of the first', async (_, noticed, text) => {
    expect(await newsOf(noticed)).toEqual({ href: '/catalog?new=1', text });
  });

  it('are not mentioned where there are none', async () => {
    expect(await newsOf([])).toBeNull();
    expect(toNewsView(fakeContext({}))).toBeNull();
  });
});
