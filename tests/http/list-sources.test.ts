import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysBeforeLastYear, nextHolidays } from '../../server/domain/holidays';
import { addDays, kyivDay } from '../../server/domain/kyiv-time';
import { plentifulLots } from '../support/catalogue';
import { Customer, wordsOf, type Page } from '../support/customer';
import { signInOn, startFailingFixture } from '../support/failing-fixture';
import { press, valuesOf } from '../support/list-sheet';

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
const chips = (page: Page) => page.html.querySelectorAll('main nav a[href*="from=holiday&"]');

describe('The list before a holiday', () => {
  it.each([
    ['', /: що ви брали торік$/],
    ['/en', /: what you bought last year$/],
    ['/ru', /: что вы брали в прошлом году$/],
  ])(
    'GET %s/list?from=holiday lists six holidays with their days, the nearest first and chosen',
    async (prefix, title) => {
      buy([]);
      const page = await customer.get(`${prefix}/list?from=holiday`);
      expect(page.html.querySelector('h1')?.text).toMatch(title);
      expect(chips(page)).toHaveLength(6);
      for (const chip of chips(page)) expect(chip.text).toMatch(/, .*\d/);
      expect(chips(page).map((chip) => chip.getAttribute('aria-current') === 'true')).toEqual([
        true,
        ...Array.from({ length: 5 }, () => false),
      ]);
      expect(chips(page).map((chip) => chip.getAttribute('href')?.replaceAll('&amp;', '&'))).toEqual(
        holidays.map(({ name }) => `${prefix}/list?from=holiday&holiday=${name}`),
      );
    },
  );

  it('Without documents of those days it says so and leads on', async () => {
    buy([]);
    const page = await customer.get('/list?from=holiday');
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('Торік за ці дні замовлень не було');
    expect(page.html.querySelector('main a[href="/list"]')).not.toBeNull();
    expect(page.html.querySelector('main a[href="/catalog"]')).not.toBeNull();
  });

  it('Its norms are the sums of the ten days before the holiday a year ago, less what was given back, and are added at today’s prices', async () => {
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
    const page = await customer.get('/list?from=holiday');
    expect([valuesOf(page, 'productId'), valuesOf(page, 'norm')]).toEqual([
      [one, other],
      ['300', '100'],
    ]);
    expect(wordsOf(page)).toContain('3 замовлення, 2 позиції');
    const filled = await press(customer, page, 'takeNorms');
    expect(valuesOf(filled, 'quantity').every((quantity) => /[1-9]/.test(quantity))).toBe(true);
    expect((await press(customer, filled, 'add')).path).toBe('/checkout');
  });

  it('Its form names the holiday that is shown, so that it is the same one when another is the next by then', async () => {
    buy([{ day: to, productId: lots[0] ?? '', quantity: 300 }]);
    const filled = await press(customer, await customer.get('/list?from=holiday'), 'takeNorms');
    expect(filled.path).toBe(`/list?from=holiday&holiday=${next.name}`);
  });

  it('It offers what is similar to a lot that is no longer sold', async () => {
    buy([{ day: to, productId: '99999', quantity: 100 }]);
    const page = await customer.get('/list?from=holiday');
    expect(rows(page)[0]?.text).toContain('Знято з продажу');
    expect(
      page.html.querySelectorAll('main form a[href*="/product/"], main form a[href*="/search?"]').length,
    ).toBeGreaterThan(0);
  });

  it('Of 400 orders it reads a bounded number and says so', async () => {
    const [one = ''] = lots;
    buy(Array.from({ length: 400 }, () => ({ day: to, productId: one, quantity: 10 })));
    fixture.api.calls.length = 0;
    const page = await customer.get('/en/list?from=holiday');
    expect(fixture.api.calls.filter((call) => call.startsWith('GET /documents/')).length).toBeLessThanOrEqual(60);
    expect(fixture.api.calls.filter((call) => call.startsWith('GET /documents?')).length).toBeLessThanOrEqual(4);
    expect(wordsOf(page)).toContain('There are more orders in this time than this page looks at: the last 60 count.');
  });

  it('It says how many orders could not be read', async () => {
    buy([{ day: to, productId: lots[0] ?? '', quantity: 100 }], true);
    expect(wordsOf(await customer.get('/en/list?from=holiday'))).toContain('1 order could not be loaded now');
  });
});

describe('The address of a list', () => {
  it.each([
    'from=holiday&holiday=xmas',
    'from=holiday&holiday=%00',
    'from=weeks&weeks=3',
    'from=weeks&weeks=abc',
    'from=weekday&weekday=0',
    'from=weekday&weekday=8',
    'from=weekday&weekday=abc',
    'from=nowhere',
  ])('GET /list?%s shows the usual list and says that there is no such one', async (query) => {
    buy([]);
    const page = await customer.get(`/en/list?${query}`);
    expect([page.status, page.html.querySelector('h1')?.text]).toEqual([200, 'My list']);
    expect(wordsOf(page)).toContain('There is no such list at this address.');
  });

  it.each([
    ['/restock', '/list?from=weeks'],
    ['/restock?weeks=8', '/list?weeks=8&from=weeks'],
    ['/en/restock?weekday=3', '/en/list?weekday=3&from=weekday'],
    ['/ru/Restock/', '/ru/list?from=weeks'],
    ['/holidays', '/list?from=holiday'],
    ['/holidays?holiday=women', '/list?holiday=women&from=holiday'],
    ['/templates', '/list?from=list'],
    ['/en/templates/new?documentId=7', '/en/list?documentId=7&from=list'],
    ['/templates/1a2b3c4d', '/list?list=1a2b3c4d&from=list'],
  ])('GET of the former address %s answers 301 with %s to customers and visitors', async (path, target) => {
    for (const person of [customer, new Customer(fixture.portal.url)]) {
      const answer = await person.get(path, { follow: false });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
    }
    expect((await customer.get(path)).status).toBe(200);
  });

  it('GET of a former address as a visitor leads over login to the list', async () => {
    const login = await new Customer(fixture.portal.url).get('/holidays?holiday=women');
    expect(login.path).toBe(`/login?redirectTo=${encodeURIComponent('/list?holiday=women&from=holiday')}`);
  });
});
