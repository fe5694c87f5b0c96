import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const regular = new Customer(url);
let order = '';
/** Month of the newest document: a month that has just begun may have none. */
let month = '';

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
  const invoice = await regular.get('/history?documentType=expenseInvoice');
  const id = (invoice.html.querySelector('main li a[href*="?id="]')?.getAttribute('href') ?? '').replace(
    /^.*\?id=/,
    '',
  );
  order = /\/orders\/delivered\/([^/?]+)/.exec((await regular.get(`/orders/delivered/${id}`)).path)?.[1] ?? '';
  const current = await regular.get('/documents?view=month');
  month = monthsIn(current)[titlesIn(current).length > 0 ? 0 : 1] ?? '';
});

const titlesIn = (page: Page) => page.html.querySelectorAll('main li h2').map((title) => title.text);
const monthsIn = (page: Page) =>
  page.html.querySelectorAll('main form select[name=month] option').map((option) => option.getAttribute('value') ?? '');
const hrefIn = (page: Page, selector: string) =>
  page.html.querySelector(selector)?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';

/** `text()` would remove the byte order mark. */
async function fileAt(path: string) {
  const answer = await fetch(url + path, { headers: { cookie: regular.cookies.header() } });
  return {
    answer,
    lines: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()).split('\r\n'),
  };
}

describe('Document bundle of an order', () => {
  it('GET /documents?order=… linked from the order lists the order, its invoice and its claim act', async () => {
    const own = await regular.get(`/orders?id=${order}`);
    const page = await regular.get(hrefIn(own, 'main a[href^="/documents?"]'));
    expect(page.path).toBe(`/documents?order=${order}`);
    expect(titlesIn(page).map((title) => title.replace(/ №.*/, ''))).toEqual([
      'Замовлення',
      'Видаткова накладна',
      'Акт рекламації',
    ]);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const docs = page.html
      .querySelectorAll('main li a[href*="rint"], main li a[href^="/pdf/"]')
      .map((link) => link.getAttribute('href') ?? '');
    expect(docs.length).toBeGreaterThanOrEqual(3);
    for (const href of docs) expect((await regular.get(href)).status, href).toBe(200);
  });

  it('GET /documents/print?order=… prints each document on a page of its own', async () => {
    const page = await regular.get(
      hrefIn(await regular.get(`/documents?order=${order}`), 'main a[href^="/documents/print?"]'),
    );
    const printouts = page.html.querySelectorAll('main article.printout');
    expect(printouts).toHaveLength(3);
    expect(printouts.map((printout) => printout.classList.contains('break-before-page'))).toEqual([false, true, true]);
    expect(printouts.every((printout) => printout.querySelectorAll('tbody tr').length > 0)).toBe(true);
    expect(page.html.querySelectorAll('h1')).toHaveLength(1);
    expect(page.html.querySelector('nav')?.text).toContain('Ctrl+P');
  });
});

describe('Document bundle of a month', () => {
  it.each([
    ['', 'Документи за', 'CSV усіх позицій'],
    ['/en', 'Documents for', 'CSV of all items'],
    ['/ru', 'Документы за', 'CSV всех позиций'],
  ])(
    '%s/history links to the documents of a month, which link to a CSV file of all items',
    async (prefix, title, csv) => {
      const current = hrefIn(await regular.get(`${prefix}/history`), `main a[href^="${prefix}/documents?"]`);
      const page = await regular.get(`${current}&month=${month}`);
      expect(page.html.querySelector('h1')?.text).toContain(title);
      expect(titlesIn(page).length).toBeGreaterThan(0);
      const link = page.html.querySelectorAll('main a').find((each) => each.text === csv);
      const { answer, lines } = await fileAt(link?.getAttribute('href') ?? '');
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="documents-\d{4}-\d\d\.csv"$/);
      expect(lines.length).toBeGreaterThan(titlesIn(page).length);
    },
  );

  it('GET /documents?view=month&month=…&documentType=order filters by month and type', async () => {
    const months = monthsIn(await regular.get('/documents?view=month'));
    expect(months).toHaveLength(12);
    const page = await regular.get(`/documents?view=month&month=${months[1] ?? ''}&documentType=order`);
    expect(titlesIn(page).length).toBeGreaterThan(0);
    expect(titlesIn(page).filter((title) => !title.startsWith('Замовлення'))).toEqual([]);
    const empty = await regular.get(`/documents?view=month&month=${months[11] ?? ''}&documentType=claimAct`);
    expect(empty.html.querySelector('main h2')?.text).toBe('Документів тут немає');
  });

  it.each(['month=2026-13', 'month=%00', 'month=%F0%9F%8C%B9', `month=${'9'.repeat(4000)}`, 'documentType=poem'])(
    'GET /documents?view=month&%s answers 422 with the error at its field, and the CSV file redirects there',
    async (search) => {
      const page = await regular.get(`/documents?view=month&${search}`);
      expect(page.status).toBe(422);
      expect(page.html.querySelector('main select[aria-invalid=true]')).not.toBeNull();
      expect(
        (await regular.get(`/documents.csv?view=month&${search}`, { follow: false })).headers.get('location'),
      ).toMatch(/^\/documents\?view=month/);
    },
  );
});

it('GET /documents?order=… of another customer answers 404, and so do print and CSV', async () => {
  const { customer: stranger } = await registerCustomer(url);
  for (const path of [`/documents?order=${order}`, `/documents/print?order=${order}`, `/documents.csv?order=${order}`])
    expect((await stranger.get(path)).status, path).toBe(404);
  expect((await stranger.get('/documents?view=month')).html.querySelector('main h2')?.text).toBe(
    'Документів тут немає',
  );
});
