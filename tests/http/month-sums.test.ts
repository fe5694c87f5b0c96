import { describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { kyivDay } from '../../server/domain/kyiv-time';
import { monthAfter } from '../../server/domain/months';
import { Customer, wordsOf, type Page } from '../support/customer';
import { signInOn, startFailingFixture } from '../support/failing-fixture';

const fixture = startFailingFixture();
const thisMonth = kyivDay(new Date()).slice(0, 7);

const rowsOf = (page: Page) => page.html.querySelectorAll('main section#sums tbody tr');
const amountIn = (text = '') => Number(text.replace('\u2212', '-').replace(/[^\d.-]/g, ''));
const addUp = (amounts: Iterable<number>) => [...amounts].reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;

describe('Spending by month', () => {
  it('GET /en/documents?view=month has a row and a bar for each month of a year, which add up to its invoices and to the orders without one', async () => {
    const customer = await signInOn(fixture);
    const since = `${monthAfter(thisMonth, -11)}-01`;
    const { text } = await customer.get('/en/history.csv');
    const [, ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n');
    // Type, number, date, status, payment, …, total, …, comment.
    const rows = lines
      .map((line) => line.split(';'))
      .filter(([, , date = '']) => date.split('.').reverse().join('-') >= since)
      .map((row) => ({
        type: row[0],
        number: row[1] ?? '',
        status: row[3] ?? '',
        total: Number(row[11]?.replace(',', '.')),
        comment: row.at(-1) ?? '',
      }));
    const invoices = rows.filter(({ type }) => type === 'Expense invoice');
    const orders = rows.filter(
      ({ type, status, number }) =>
        type === 'Order' && !/Cancel|Prelim/.test(status) && !invoices.some(({ comment }) => comment.includes(number)),
    );
    const returns = rows.filter(({ type }) => type === 'Return');
    expect([invoices.length, returns.length, orders.length > 5]).toEqual([3, 1, true]);

    const page = await customer.get('/en/documents?view=month');
    const sums = rowsOf(page).map((row) => amountIn(row.querySelector('td')?.text));
    expect(sums).toHaveLength(12);
    expect(addUp(sums)).toBe(
      addUp([...[...orders, ...invoices].map(({ total }) => total), ...returns.map(({ total }) => -total)]),
    );
    expect(page.html.querySelectorAll('main svg[role=img][aria-label]')).toHaveLength(1);
    expect(wordsOf(page)).toContain('Counted are invoices, and orders that have none yet');
  });

  it('GET of a month from the table marks it there, and an older one is the last of its year', async () => {
    const customer = await signInOn(fixture);
    const href =
      rowsOf(await customer.get('/en/documents?view=month'))[1]
        ?.querySelector('a')
        ?.getAttribute('href') ?? '';
    expect(href).toBe(`/en/documents?view=month&month=${monthAfter(thisMonth, -1)}`);
    const marked = (await customer.get(href)).html.querySelectorAll('main section#sums a[aria-current]');
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([href]);
    const old = monthAfter(thisMonth, -12);
    const first = rowsOf(await customer.get(`/en/documents?view=month&month=${old}`))[0];
    expect(first?.querySelector('a')?.getAttribute('href')).toBe(`/en/documents?view=month&month=${old}`);
  });

  it.each([
    ['/en/spending?month=2026-10', '/en/documents?month=2026-10&view=month'],
    ['/en/papers?month=2026-10', '/en/documents?month=2026-10&view=month'],
    ['/en/papers.csv?month=2026-10', '/en/documents.csv?month=2026-10&view=month'],
    ['/en/papers/print?order=7', '/en/documents/print?order=7'],
    ['/ru/debts', '/ru/documents?view=unpaid'],
    ['/debts.xlsx', '/documents.xlsx?view=unpaid'],
  ])('GET %s answers 301 to %s, also for a visitor', async (path, address) => {
    for (const customer of [await signInOn(fixture), new Customer(fixture.portal.url)]) {
      const moved = await customer.get(path, { follow: false });
      expect([moved.status, moved.headers.get('location')]).toEqual([301, address]);
    }
  });

  it('GET /en/documents?view=month leaves out months older than the documents that are counted, and says so', async () => {
    const customer = await signInOn(fixture);
    fixture.api.fail(
      http.get('*/documents', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const [page, perPage] = [Number(searchParams.get('page')), Number(searchParams.get('perPage'))];
        const data = Array.from({ length: perPage }, (_, at) => ({
          id: `${page}-${at}`,
          number: `ЗМ-${page}-${at}`,
          documentType: 'order',
          status: 'completed',
          date: `${monthAfter(thisMonth, page > 10 ? -1 : 0)}-01T10:00:00Z`,
          total: 1,
        }));
        return HttpResponse.json({ data, meta: { page, perPage, total: 100_000 } });
      }),
    );
    const page = await customer.get('/en/documents?view=month');
    expect(wordsOf(page)).toContain('There are more than 2,000 documents: older months are not counted.');
    expect(rowsOf(page)).toHaveLength(1);
  });
});
