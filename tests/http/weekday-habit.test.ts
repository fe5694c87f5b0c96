import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kyivDay } from '../../server/domain/kyiv-time';
import { weekdayOf } from '../../server/domain/weekday-habit';
import { plentifulLots } from '../support/catalogue';
import { type Customer, wordsOf, type Page } from '../support/customer';
import { signInOn, startFailingFixture } from '../support/failing-fixture';

const fixture = startFailingFixture();
const weekday = weekdayOf(kyivDay(new Date()));
const otherDay = (weekday % 7) + 1;

interface Lot {
  readonly id: string;
  readonly packSize: number;
}

interface Bought {
  readonly weeksAgo: number;
  readonly packs: number;
  readonly documentType?: string;
  readonly comment?: string | null;
  readonly status?: string;
}

/** The documents of a customer who bought a product some weeks ago, on today's weekday at noon in Kyiv. */
function buy(lot: Lot, bought: readonly Bought[]): void {
  const documents = bought.map(
    ({ weeksAgo, packs, documentType = 'order', comment = null, status = 'completed' }, at) => ({
      id: `w${at}`,
      number: `${documentType === 'order' ? 'ЗМ' : 'ПВ'}-90000${at}`,
      documentType,
      status,
      date: `${kyivDay(new Date(), -7 * weeksAgo)}T10:00:00Z`,
      total: 100,
      comment,
      items: [
        {
          id: 1,
          product: { id: lot.id, name: 'Freedom', images: [] },
          manufacturer: null,
          quantity: packs * lot.packSize,
          price: 10,
          total: 100,
        },
      ],
    }),
  );
  fixture.api.fail(
    http.get('*/documents', () =>
      HttpResponse.json({
        data: documents.map((document) => ({ ...document, items: undefined })),
        meta: { page: 1, perPage: 100, total: documents.length },
      }),
    ),
    http.get('*/documents/:id', ({ params }) =>
      HttpResponse.json({ data: documents.find(({ id }) => id === params['id']) }),
    ),
  );
}

let customer: Customer;
let lot: Lot;
let tests = 0;

beforeEach(async () => {
  customer = await signInOn(fixture);
  // Another for each test: what is in the cart is not filled in.
  const id = plentifulLots(await customer.get('/en/catalog?inStock=1'))[tests++] ?? '';
  const answer = await fixture.api.pass(new Request(`${fixture.api.url}/products/${id}`));
  const { data } = (await answer.json()) as { data: { attributes: { packSize?: number } } };
  lot = { id, packSize: data.attributes.packSize ?? 1 };
});

const quantities = (page: Page) =>
  page.html.querySelectorAll('main form input[name=quantity]').map((input) => input.getAttribute('value') ?? '');
const path = `/en/restock?weekday=${weekday}`;

describe('What is usually bought on a weekday', () => {
  it('GET /en/restock?weekday= fills in the median of the weeks it was bought, in whole packs, and adds it in one press', async () => {
    buy(lot, [
      { weeksAgo: 1, packs: 1 },
      { weeksAgo: 2, packs: 1 },
      { weeksAgo: 2, packs: 2 },
      { weeksAgo: 5, packs: 2 },
    ]);
    const page = await customer.get(path);
    expect(page.html.querySelector('h1')?.text).toMatch(/^On \w+days you usually take$/);
    expect(wordsOf(page)).toContain('in 3 of 6 weeks');
    expect(quantities(page)).toEqual(['2']);
    expect(page.html.querySelector('nav[aria-label=Weekday] [aria-current=true]')).not.toBeNull();
    const cart = await customer.submit(page, 'main form:has(input[name=quantity])', {
      quantity: quantities(page),
    });
    expect(cart.path).toBe('/en/checkout');
    expect(wordsOf(cart)).toContain(`${lot.packSize * 2} pcs`);
  });

  it('GET /en/restock?weekday= takes off returns that name their order, and leaves out cancelled orders and other days', async () => {
    const bought = [1, 2, 3].map((weeksAgo) => ({ weeksAgo, packs: 1 }));
    buy(lot, [...bought, { weeksAgo: 0, packs: 1, documentType: 'return', comment: 'Замовлення ЗМ-900002' }]);
    expect(wordsOf(await customer.get(path))).toContain('No habit for this day yet');
    buy(lot, [...bought.slice(1), { weeksAgo: 1, packs: 1, status: 'canceled' }]);
    expect(wordsOf(await customer.get(path))).toContain('No habit for this day yet');
    buy(lot, bought);
    expect(wordsOf(await customer.get(`/en/restock?weekday=${otherDay}`))).toContain('No habit for this day yet');
    expect(quantities(await customer.get(path))).toEqual(['1']);
  });

  it.each(['0', '8', 'abc'])(
    'GET /restock?weekday=%s shows the usual sheet and says which days there are',
    async (day) => {
      const page = await customer.get(`/restock?weekday=${day}`);
      expect(page.status).toBe(200);
      expect(page.html.querySelector('h1')?.text).toBe('Поповнити запас');
      expect(wordsOf(page)).toContain('Такого дня тижня немає: дні мають номери від 1 (понеділок) до 7 (неділя).');
    },
  );

  it('GET /restock?weekday=3 has the weekday in the right case in three languages', async () => {
    for (const [prefix, title] of [
      ['', 'По середах ви берете'],
      ['/en', 'On Wednesdays you usually take'],
      ['/ru', 'По средам вы берёте'],
    ] as const)
      expect((await customer.get(`${prefix}/restock?weekday=3`)).html.querySelector('h1')?.text).toBe(title);
  });
});

describe('The home page on a weekday with a habit', () => {
  const line = (page: Page) => page.html.querySelector(`main a[href="/ru/restock?weekday=${weekday}"]`);

  it('GET /ru has one line with the names and the link, read once a day', async () => {
    buy(
      lot,
      [1, 2, 3].map((weeksAgo) => ({ weeksAgo, packs: 1 })),
    );
    await vi.waitUntil(async () => line(await customer.get('/ru')), { timeout: 20_000, interval: 200 });
    // The home page has the recent orders read in the background, too, for a while.
    await vi.waitFor(
      async () => {
        fixture.api.calls.length = 0;
        const page = await customer.get('/ru');
        expect(line(page)?.parentNode?.text).toMatch(/^По \S+(ам|ям) вы берёте: Freedom$/);
        expect(fixture.api.calls.filter((call) => call.startsWith('GET /documents/'))).toEqual([]);
      },
      { timeout: 20_000, interval: 500 },
    );
  });

  it('GET / has no such line where nothing was bought in three of the weeks', async () => {
    buy(
      lot,
      [1, 2].map((weeksAgo) => ({ weeksAgo, packs: 1 })),
    );
    await customer.get('/');
    await vi.waitUntil(() => ['w0', 'w1'].every((id) => fixture.api.calls.includes(`GET /documents/${id}`)), {
      timeout: 20_000,
      interval: 100,
    });
    for (let before = -1; before !== fixture.api.calls.length;) {
      before = fixture.api.calls.length;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect((await customer.get('/')).html.querySelector('main a[href*="weekday="]')).toBeNull();
  });
});
