import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { kyivDay } from '../../server/domain/kyiv-time';
import { weekdayOf } from '../../server/domain/weekday-habit';
import { plentifulLots } from '../support/catalogue';
import { type Customer, wordsOf } from '../support/customer';
import { signInOn, startFailingFixture } from '../support/failing-fixture';
import { press, valuesOf } from '../support/list-sheet';

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

const path = `/en/list?from=weekday&weekday=${weekday}`;
const noHabit = 'There is no habit for this day yet';

describe('What is usually bought on a weekday', () => {
  it('GET /en/list?from=weekday fills in the median of the weeks it was bought, in whole packs, and adds it in one press', async () => {
    buy(lot, [
      { weeksAgo: 1, packs: 1 },
      { weeksAgo: 2, packs: 1 },
      { weeksAgo: 2, packs: 2 },
      { weeksAgo: 5, packs: 2 },
    ]);
    const page = await customer.get(path);
    const pieces = String(lot.packSize * 2);
    expect(page.html.querySelector('h1')?.text).toMatch(/^On \w+days you usually take$/);
    expect(wordsOf(page)).toContain('in 3 of 6 weeks');
    expect([valuesOf(page, 'norm'), valuesOf(page, 'quantity')]).toEqual([[pieces], [pieces]]);
    expect(page.html.querySelectorAll('main nav a[href*="weekday="][aria-current=true]')).toHaveLength(1);
    const today = await customer.get('/en/list?from=weekday');
    expect(today.html.querySelector('h1')?.text).toBe(page.html.querySelector('h1')?.text);
    const cart = await press(customer, page, 'add');
    expect(cart.path).toBe('/en/checkout');
    expect(wordsOf(cart)).toContain(`${pieces} pcs`);
  });

  it('GET /en/list?from=weekday takes off returns that name their order, and leaves out cancelled orders and other days', async () => {
    const bought = [1, 2, 3].map((weeksAgo) => ({ weeksAgo, packs: 1 }));
    buy(lot, [...bought, { weeksAgo: 0, packs: 1, documentType: 'return', comment: 'Замовлення ЗМ-900002' }]);
    expect(wordsOf(await customer.get(path))).toContain(noHabit);
    buy(lot, [...bought.slice(1), { weeksAgo: 1, packs: 1, status: 'canceled' }]);
    expect(wordsOf(await customer.get(path))).toContain(noHabit);
    buy(lot, bought);
    expect(wordsOf(await customer.get(`/en/list?from=weekday&weekday=${otherDay}`))).toContain(noHabit);
    expect(valuesOf(await customer.get(path), 'quantity')).toEqual([String(lot.packSize)]);
  });

  it('GET /list?from=weekday&weekday=3 has the weekday in the right case in three languages', async () => {
    buy(lot, []);
    for (const [prefix, title] of [
      ['', 'По середах ви берете'],
      ['/en', 'On Wednesdays you usually take'],
      ['/ru', 'По средам вы берёте'],
    ] as const) {
      const page = await customer.get(`${prefix}/list?from=weekday&weekday=3`);
      expect(page.html.querySelector('h1')?.text).toBe(title);
    }
  });
});
