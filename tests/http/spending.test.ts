import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { kyivDay } from '../../server/domain/kyiv-time';
import { monthAfter } from '../../server/domain/months';
import { wordsOf, type Customer, type Page } from '../support/customer';
import { signInOn, startFailingFixture } from '../support/failing-fixture';

const fixture = startFailingFixture();
const today = kyivDay(new Date());
const thisMonth = today.slice(0, 7);

/** The figures of a table: 'November 2026' → 1234.5. */
function sumsIn(page: Page, section: string): Map<string, number> {
  const rows = page.html.querySelectorAll(`main section[aria-labelledby=${section}] tbody tr`);
  return new Map(rows.map((row) => [row.querySelector('th')?.text ?? '', amountIn(row.querySelector('td')?.text)]));
}

const rowsOf = (page: Page) =>
  page.html.querySelectorAll('main section[aria-labelledby=year] tbody tr').map(({ text }) => text);

function amountIn(text = ''): number {
  return Number(text.replace('\u2212', '-').replace(/[^\d.-]/g, ''));
}

const headingOf = (page: Page, id: string) => page.html.querySelector(`main h2#${id}`)?.text ?? '';
const totalOf = (page: Page, id: string) => amountIn(headingOf(page, id).split(': ').at(-1));
const addUp = (amounts: Iterable<number>) => [...amounts].reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;

async function csvOf(customer: Customer, path: string): Promise<string[][]> {
  const { text } = await customer.get(path);
  const [, ...rows] = text.replace('\ufeff', '').trimEnd().split('\r\n');
  return rows.map((row) => row.split(';'));
}

interface Given {
  readonly id: string;
  readonly total: number | null;
  readonly date: string;
  readonly items?: readonly object[];
}

/** Documents in place of the demo's. */
function answerWith(documents: readonly Given[], changes: object = {}): void {
  const whole = documents.map((document) => ({
    number: `ЗМ-${document.id}`,
    documentType: 'order',
    status: 'completed',
    items: [],
    ...document,
    ...changes,
  }));
  const of = (url: URL) =>
    whole.filter(({ date }) => {
      const day = kyivDay(new Date(date));
      return day >= (url.searchParams.get('dateFrom') ?? '') && day <= (url.searchParams.get('dateTo') ?? '9');
    });
  fixture.api.fail(
    http.get('*/documents', ({ request }) => {
      const url = new URL(request.url);
      const [page, perPage] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('perPage'))];
      const found = of(url);
      return HttpResponse.json({
        data: found.slice((page - 1) * perPage, page * perPage).map((each) => ({ ...each, items: undefined })),
        meta: { page, perPage, total: found.length },
      });
    }),
    http.get('*/documents/:id', ({ params }) =>
      HttpResponse.json({ data: whole.find(({ id }) => id === params['id']) }),
    ),
  );
}

describe('Spending of the demo customer', () => {
  it('GET /en/spending equals the sum of the documents of the year, by month, by week, and as a file', async () => {
    const customer = await signInOn(fixture);
    const since = `${monthAfter(thisMonth, -11)}-01`;
    const documents = (await csvOf(customer, '/en/history.csv')).filter(
      ([, , date = '']) => date.split('.').reverse().join('-') >= since,
    );
    expect(documents.length).toBeGreaterThan(50);
    // Type, number, date, status, payment, …, total, …, comment.
    const rows = documents.map((row) => ({
      type: row[0],
      number: row[1] ?? '',
      status: row[3],
      total: Number(row[11]?.replace(',', '.')),
      comment: row.at(-1) ?? '',
    }));
    const invoices = rows.filter(({ type }) => type === 'Expense invoice');
    const orders = rows.filter(
      ({ type, status, number }) =>
        type === 'Order' &&
        !/Cancel|Prelim/.test(status ?? '') &&
        !invoices.some(({ comment }) => comment.includes(number)),
    );
    const returns = rows.filter(({ type }) => type === 'Return');
    expect([invoices.length, returns.length, orders.length > 5]).toEqual([3, 1, true]);
    const expected = addUp([
      ...[...orders, ...invoices].map(({ total }) => total),
      ...returns.map(({ total }) => -total),
    ]);

    const byMonth = await customer.get('/en/spending');
    expect(totalOf(byMonth, 'year')).toBe(expected);
    expect(addUp(sumsIn(byMonth, 'year').values())).toBe(expected);
    expect(rowsOf(byMonth)).toHaveLength(12);
    const byWeek = await customer.get('/en/spending?by=week');
    expect(addUp(sumsIn(byWeek, 'year').values())).toBe(expected);
    expect(sumsIn(byWeek, 'year').size).toBeGreaterThanOrEqual(8);
    const file = await csvOf(customer, '/en/spending.csv');
    expect(addUp(file.map((row) => Number(row.at(-1)?.replace(',', '.'))))).toBe(expected);
    expect((await customer.get('/en/spending.xlsx?by=week')).headers.get('content-type')).toContain('spreadsheetml');
    expect(wordsOf(byMonth)).toContain('Counted are invoices, and orders that have none yet');
  });

  it('GET /en/spending?month= has categories that add up to the month, in the page and in the file', async () => {
    const customer = await signInOn(fixture);
    const year = await customer.get('/en/spending');
    const month = [...sumsIn(year, 'year')].find(([, sum]) => sum > 0);
    const href = year.html.querySelector('main section[aria-labelledby=year] tbody a')?.getAttribute('href') ?? '';
    const page = await customer.get(href.split('#')[0] ?? '');
    expect(totalOf(page, 'month-title')).toBe(month?.[1]);
    const categories = sumsIn(page, 'month-title');
    expect(addUp(categories.values())).toBe(month?.[1]);
    expect([...categories.keys()].some((name) => /Roses|Tulips|Greens|Chrysanthemums|Gerberas/i.test(name))).toBe(true);
    const file = await csvOf(customer, `/en/spending.csv?month=${thisMonth}`);
    expect(addUp(file.map((row) => Number(row[1]?.replace(',', '.'))))).toBe(month?.[1]);
    expect(page.html.querySelectorAll('main svg[role=img][aria-label]')).toHaveLength(2);
  });

  it('GET /en/spending calls the API four times at most, and a month whose items are known reads none again', async () => {
    const customer = await signInOn(fixture);
    // The home page has the recent orders read in the background for a while.
    await vi.waitFor(
      async () => {
        fixture.api.calls.length = 0;
        await customer.get('/en/spending');
        expect([...fixture.api.calls].sort()).toEqual([
          'GET /cart/me',
          'GET /customers/me',
          'GET /documents',
          'GET /notifications',
        ]);
      },
      { timeout: 20_000, interval: 500 },
    );
    await customer.get(`/en/spending?month=${thisMonth}`);
    fixture.api.calls.length = 0;
    await customer.get(`/en/spending?month=${thisMonth}`);
    expect(fixture.api.calls.filter((call) => call.startsWith('GET /documents/'))).toEqual([]);
  });

  it('home, debts and history link to /en/spending', async () => {
    const customer = await signInOn(fixture);
    for (const path of ['/en', '/en/debts', '/en/history'])
      expect((await customer.get(path)).html.querySelector('main a[href="/en/spending"]'), path).not.toBeNull();
  });
});

describe('Spending of odd documents', () => {
  const at = (month: string, day = 10) => `${month}-${String(day).padStart(2, '0')}T09:00:00Z`;
  const year = Number(today.slice(0, 4)) - 1;

  it('GET /en/spending compares a month with the one before in words', async () => {
    const customer = await signInOn(fixture);
    answerWith([
      { id: 'a', total: 880, date: at(`${year}-11`) },
      { id: 'b', total: 1000, date: at(`${year}-10`) },
    ]);
    const words = async (path: string) => wordsOf(await customer.get(path));
    expect(await words(`/en/spending?month=${year}-11`)).toContain('12% less than in October');
    expect(await words(`/spending?month=${year}-11`)).toContain('На 12 % менше, ніж у жовтні');
    expect(await words(`/ru/spending?month=${year}-11`)).toContain('На 12 % меньше, чем в октябре');
    expect(await words(`/en/spending?month=${year}-10`)).toContain('Nothing was spent in September');
  });

  it('GET /en/spending?year= without documents says so and leads on', async () => {
    const customer = await signInOn(fixture);
    const page = await customer.get('/en/spending?year=2001');
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('Year 2001: nothing was bought');
    expect(page.html.querySelector('main section a[href="/en/spending"]')).not.toBeNull();
  });

  it.each(['month=2099-01', 'year=2099', 'month=2026-13', 'month=<b>', 'year=abc'])(
    'GET /en/spending?%s answers 422, says why, and shows the last twelve months',
    async (query) => {
      const customer = await signInOn(fixture);
      const page = await customer.get(`/en/spending?${query}`);
      expect(page.status).toBe(422);
      expect(page.html.querySelector('main [role=alert]')?.text).toMatch(
        query.includes('2099') ? 'That time has not come yet.' : 'There is no such month or year.',
      );
      expect(headingOf(page, 'year')).toContain('Last 12 months');
      const file = await customer.get(`/en/spending.csv?${query}`, { follow: false });
      expect([file.status, file.headers.get('location')]).toEqual([
        302,
        `/en/spending?${query.replace('<b>', '%3Cb%3E')}`,
      ]);
    },
  );

  it('GET /en/spending?month= puts documents without items, and what totals differ by, into rows of their own', async () => {
    const customer = await signInOn(fixture);
    const item = { id: 1, product: { id: 'gone', name: 'Gone', images: [] }, quantity: 1, price: 50, total: 50 };
    answerWith([
      { id: 'without', total: 100, date: at(`${year}-05`) },
      { id: 'adjusted', total: 45.5, date: at(`${year}-05`), items: [item] },
      { id: 'open', total: null, date: at(`${year}-05`) },
    ]);
    const page = await customer.get(`/en/spending?month=${year}-05`);
    expect(Object.fromEntries(sumsIn(page, 'month-title'))).toEqual({
      'Goods outside the catalogue': 50,
      'Documents without items': 100,
      'Discounts and corrections of documents': -4.5,
    });
    expect(totalOf(page, 'month-title')).toBe(145.5);
    expect(wordsOf(page)).toContain('1 document has no total yet and is not counted.');
  });

  it('GET /en/spending?month= with 400 documents reads the items of sixty, and says what is left out of a right sum', async () => {
    const customer = await signInOn(fixture);
    answerWith(
      Array.from({ length: 400 }, (_, index) => ({
        id: `m${index}`,
        total: index + 0.25,
        date: at(`${year}-03`, 1 + (index % 28)),
        items: [
          { id: 1, product: { id: 'gone', name: 'Gone', images: [] }, quantity: 1, price: 1, total: index + 0.25 },
        ],
      })),
    );
    const page = await customer.get(`/en/spending?month=${year}-03`);
    const whole = (399 * 400) / 2 + 100;
    expect(totalOf(page, 'month-title')).toBe(whole);
    expect(addUp(sumsIn(page, 'month-title').values())).toBe(whole);
    expect(wordsOf(page)).toContain('The items of 340 documents were not read: their sum has a row of its own.');
    expect(fixture.api.calls.filter((call) => call.startsWith('GET /documents/'))).toHaveLength(60);
    expect(fixture.api.calls.filter((call) => call === 'GET /documents').length).toBeLessThanOrEqual(5);
  });

  it('GET /en/spending with more documents than are counted shows no sum for the periods before, and opens a month by itself', async () => {
    const customer = await signInOn(fixture);
    // Newest first, 250 in each month.
    const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(12 - index).padStart(2, '0')}`);
    answerWith(
      months.flatMap((month) =>
        Array.from({ length: 250 }, (_, index) => ({
          id: `${month}-${index}`,
          total: 1,
          date: at(month, 28 - Math.floor(index / 9)),
        })),
      ),
    );
    const page = await customer.get(`/en/spending?year=${year}`);
    const rows = rowsOf(page);
    expect(rows.filter((row) => row.includes('250.00')).length).toBe(7);
    expect(rows.filter((row) => row.includes('not counted')).length).toBe(5);
    expect(totalOf(page, 'year')).toBe(7 * 250);
    expect(wordsOf(page)).toContain('the newest 2,000 are counted');
    expect(totalOf(await customer.get(`/en/spending?month=${year}-01`), 'month-title')).toBe(250);
  });
});
