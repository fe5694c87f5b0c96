import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysBeforeLastYear, nextHolidays } from '../../server/domain/holidays';
import { addDays, kyivDay } from '../../server/domain/kyiv-time';
import { plentifulLots } from '../support/catalogue';
import { Customer, wordsOf, type Page } from '../support/customer';
import { signInOn, startFailingFixture } from '../support/failing-fixture';

const fixture = startFailingFixture();
const holidays = nextHolidays(kyivDay(new Date()));
const [next] = holidays;
if (!next) throw new Error('no holiday');
const { from, to } = daysBeforeLastYear(next);

interface Bought {
  readonly day: string;
  readonly productId: string;
  readonly quantity: number;
  readonly documentType?: string;
  readonly comment?: string;
  readonly status?: string;
}

/** The documents of a customer, whatever their list is asked for. */
function buy(bought: readonly Bought[], isUnreadable = false): void {
  const documents = bought.map(
    ({ day, productId, quantity, documentType = 'order', comment = null, status = 'completed' }, at) => ({
      id: `h${at}`,
      number: `${documentType === 'order' ? 'ЗМ' : 'ПВ'}-80${String(at).padStart(4, '0')}`,
      documentType,
      status,
      date: `${day}T10:00:00Z`,
      total: 100,
      comment,
      items: [
        {
          id: 1,
          product: { id: productId, name: 'Torino', images: [] },
          manufacturer: null,
          quantity,
          price: 10,
          total: 100,
        },
      ],
    }),
  );
  fixture.api.fail(
    http.get('*/documents', ({ request }) => {
      const search = new URL(request.url).searchParams;
      const page = Number(search.get('page'));
      const ofType = documents.filter(({ documentType }) => search.getAll('documentType').includes(documentType));
      return HttpResponse.json({
        data: ofType.slice((page - 1) * 100, page * 100).map((document) => ({ ...document, items: undefined })),
        meta: { page, perPage: 100, total: ofType.length },
      });
    }),
    http.get('*/documents/:id', ({ params }) =>
      isUnreadable
        ? new HttpResponse('down', { status: 503 })
        : HttpResponse.json({ data: documents.find(({ id }) => id === params['id']) }),
    ),
  );
}

let customer: Customer;
let lots: readonly string[];

beforeEach(async () => {
  customer = await signInOn(fixture);
  lots = plentifulLots(await customer.get('/en/catalog?inStock=1'));
});

const rows = (page: Page) => page.html.querySelectorAll('main form > ul > li');
const links = (page: Page) => page.html.querySelectorAll('main nav li');

describe('Holidays', () => {
  it('GET /holidays redirects visitors to login', async () => {
    const visitor = await new Customer(fixture.portal.url).get('/holidays?holiday=women', { follow: false });
    expect(visitor.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent('/holidays?holiday=women')}`);
  });

  it.each([
    [
      '',
      'Свята',
      /, (понеділок|вівторок|середа|четвер|п.ятниця|субота|неділя) · (сьогодні|завтра|за \d+ (день|дні|днів))$/,
    ],
    ['/en', 'Holidays', /, \w+day · (today|tomorrow|in \d+ days?)$/],
    ['/ru', 'Праздники', /, [а-я]+ · (сегодня|завтра|через \d+ (день|дня|дней))$/],
  ])(
    'GET %s/holidays lists six holidays with weekday and days left, the nearest first and chosen',
    async (prefix, title, left) => {
      buy([]);
      const page = await customer.get(`${prefix}/holidays`);
      expect(page.html.querySelector('h1')?.text).toBe(title);
      expect(links(page)).toHaveLength(6);
      for (const row of links(page)) expect(row.querySelector('span')?.text.replace(/\u00a0/g, ' ')).toMatch(left);
      expect(links(page).map((row) => row.querySelector('[aria-current=true]') !== null)).toEqual([
        true,
        ...Array.from({ length: 5 }, () => false),
      ]);
      expect(links(page).map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(
        holidays.map(({ name }) => `${prefix}/holidays?holiday=${name}`),
      );
    },
  );

  it('GET /holidays without documents of those days says so and leads on', async () => {
    buy([]);
    const page = await customer.get('/holidays');
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('Торік за ці дні замовлень не було');
    expect(page.html.querySelector('main a[href="/restock?weeks=8"]')).not.toBeNull();
    expect(page.html.querySelector('main a[href="/catalog"]')).not.toBeNull();
  });

  it('GET /holidays sums the ten days before the holiday a year ago, less what was given back, and adds it at today’s prices', async () => {
    const [one = '', other = ''] = lots;
    buy([
      { day: from, productId: one, quantity: 300 },
      { day: to, productId: one, quantity: 200 },
      { day: to, productId: other, quantity: 100 },
      { day: addDays(to, 3), productId: one, quantity: 200, documentType: 'return', comment: 'Замовлення ЗМ-800000' },
      { day: addDays(to, 1), productId: other, quantity: 9_000 },
      { day: addDays(from, -1), productId: other, quantity: 9_000 },
      { day: to, productId: other, quantity: 9_000, status: 'canceled' },
    ]);
    const page = await customer.get('/holidays');
    expect(rows(page).map((row) => /Торік ([\d\s]+)\sшт/.exec(row.text)?.[1])).toEqual(['300', '100']);
    expect(rows(page)[0]?.text).toContain('у 2 замовленнях');
    expect(wordsOf(page)).toContain('3 замовлення, 2 позиції');
    const filled = await customer.submit(page, 'main form:has(input[name=quantity])', {
      productId: [one, other],
      quantity: ['', ''],
      fill: 'all',
    });
    expect(filled.path).toBe(`/holidays?holiday=${next.name}`);
    const quantities = filled.html
      .querySelectorAll('main form input[name=quantity]')
      .map((input) => input.getAttribute('value') ?? '');
    expect(quantities.every((quantity) => /[1-9]/.test(quantity))).toBe(true);
    const cart = await customer.submit(filled, 'main form:has(input[name=quantity])', {
      productId: [one, other],
      quantity: quantities,
    });
    expect(cart.path).toBe('/checkout');
  });

  it('GET /holidays offers what is similar to a lot that is no longer sold', async () => {
    buy([{ day: to, productId: '99999', quantity: 100 }]);
    const page = await customer.get('/holidays');
    expect(rows(page)[0]?.text).toContain('Знято з продажу');
    expect(
      page.html.querySelectorAll('main form a[href*="/product/"], main form a[href*="/search?"]').length,
    ).toBeGreaterThan(0);
  });

  it('GET /holidays of 400 orders reads a bounded number of them and says so', async () => {
    const [one = ''] = lots;
    buy(Array.from({ length: 400 }, () => ({ day: to, productId: one, quantity: 10 })));
    fixture.api.calls.length = 0;
    const page = await customer.get('/holidays');
    expect(fixture.api.calls.filter((call) => call.startsWith('GET /documents/')).length).toBeLessThanOrEqual(60);
    expect(fixture.api.calls.filter((call) => call.startsWith('GET /documents?')).length).toBeLessThanOrEqual(4);
    expect(wordsOf(page)).toContain(
      'Замовлень за ці дні більше, ніж переглядає ця сторінка: враховано 60, найближчі до свята.',
    );
  });

  it('GET /holidays says how many orders could not be read', async () => {
    buy([{ day: to, productId: lots[0] ?? '', quantity: 100 }], true);
    expect(wordsOf(await customer.get('/holidays'))).toContain('1 замовлення зараз не завантажилося');
  });

  it.each(['xmas', '0', '%00'])(
    'GET /holidays?holiday=%s shows the nearest and says that there is no such holiday',
    async (holiday) => {
      buy([]);
      const page = await customer.get(`/holidays?holiday=${holiday}`);
      expect([page.status, wordsOf(page).includes('Такого свята тут немає. Найближче:')]).toEqual([200, true]);
    },
  );

  it('GET /en has the holidays and the event calculator in one quiet line', async () => {
    const home = await customer.get('/en');
    expect(home.html.querySelector('main nav a[href="/en/holidays"]')).not.toBeNull();
    expect(home.html.querySelector('main nav a[href="/en/event"]')).not.toBeNull();
  });
});
