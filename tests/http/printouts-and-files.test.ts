import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const regular = new Customer(url);
let order = '';
let claim = '';

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
  order = idOf(await regular.get('/orders?status=completed'));
  claim = idOf(await regular.get('/history?documentType=claimAct'));
});

const idOf = (page: Page) =>
  /\?id=([^"&]+)/.exec(page.html.querySelector('main li a[href*="?id="]')?.getAttribute('href') ?? '')?.[1] ?? '';

describe('Printout of a document', () => {
  it.each([
    ['', 'Рахунок-проформа', 'Постачальник', 'Планова доставка', 'Разом', 'Закрити'],
    ['/en', 'Proforma invoice', 'Supplier', 'Planned delivery', 'Total', 'Close'],
    ['/ru', 'Счёт-проформа', 'Поставщик', 'Плановая доставка', 'Итого', 'Закрыть'],
  ])(
    'GET %s/printDocument/… shows the %s in its language with a link back to the order',
    async (prefix, name, ...words) => {
      const page = await regular.get(`${prefix}/printDocument/${order}`);
      expect(page.status).toBe(200);
      expect(page.html.querySelector('h1')?.text).toMatch(new RegExp(`^${name} (№|No\\.)\u00a0ЗМ-\\d+$`));
      for (const word of words.slice(0, -1)) expect(wordsOf(page)).toContain(word);
      const close = page.html.querySelectorAll('nav a').find((link) => link.text === words.at(-1));
      expect(close?.getAttribute('href')).toBe(`${prefix}/orders?id=${order}`);
      expect(page.html.querySelectorAll('main tbody tr').length).toBeGreaterThan(1);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('GET /printDocument/… has the layout of the other pages with one main and one h1', async () => {
    const page = await regular.get(`/printDocument/${order}`);
    expect(page.html.querySelectorAll('main')).toHaveLength(1);
    expect(page.html.querySelectorAll('h1')).toHaveLength(1);
    expect(page.html.querySelector('main .printout h1')).not.toBeNull();
    expect(page.html.querySelector('body > header a[href="/orders"]')).not.toBeNull();
    expect(page.html.querySelector('body > footer')).not.toBeNull();
  });

  it('GET /printDocument/… hides the print button without JavaScript and names Ctrl+P', async () => {
    const page = await regular.get(`/printDocument/${order}`);
    expect(page.html.querySelector('main nav button')?.classList.contains('hidden')).toBe(true);
    expect(page.html.querySelector('main nav')?.text).toContain('Ctrl+P');
  });

  it('GET /orders?id=… links to its two printouts, and a claim act has one of its own', async () => {
    const page = await regular.get(`/orders?id=${order}`);
    const printouts = page.html
      .querySelectorAll('main a[href^="/printDocument/"]')
      .map((link) => link.getAttribute('href') ?? '');
    expect(printouts).toHaveLength(2);
    expect((await regular.get(printouts[1] ?? '')).html.querySelector('h1')?.text).toMatch(/^Інформація про оплату/);
    expect((await regular.get(`/printDocument/${claim}`)).html.querySelector('h1')?.text).toMatch(/^Акт рекламації/);
  });

  // @fault C11 @asvs 8.2.2
  it('GET /en/printDocument/… redirects a visitor to login and answers 404 to another customer or for another kind', async () => {
    const path = `/en/printDocument/${order}`;
    const visitor = await new Customer(url).get(path, { follow: false });
    expect(visitor.headers.get('location')).toBe(`/en/login?redirectTo=${encodeURIComponent(path)}`);
    expect((await (await registerCustomer(url)).customer.get(path)).status).toBe(404);
    const unlike = await regular.get(`${path}?sheet=claimAct`);
    expect(unlike.status).toBe(404);
    expect(unlike.html.querySelector('main a[href="/en/orders"]')).not.toBeNull();
  });
});

describe('PDF files', () => {
  // @asvs 3.2.1
  it('GET /pdf/… of an own document streams the PDF with its file name and `no-store`', async () => {
    const page = await regular.get(`/printDocument/${order}`);
    const answer = await regular.get(page.html.querySelector('nav a[href^="/pdf/"]')?.getAttribute('href') ?? '');
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="proforma-${order}.pdf"`);
  });

  it.each([
    ['', 'Рахунок на оплату (PDF)'],
    ['/en', 'Invoice to pay (PDF)'],
    ['/ru', 'Счёт на оплату (PDF)'],
  ])(
    'GET %s/printDocument/… links the invoice to pay from the payment information and the invoice',
    async (prefix, label) => {
      for (const sheet of ['paymentInformation', 'proforma']) {
        const page = await regular.get(`${prefix}/printDocument/${order}?sheet=${sheet}`);
        const link = page.html.querySelectorAll('nav a').find(({ text }) => text === label);
        expect(link?.getAttribute('href')).toBe(`${prefix}/pdf/client-invoice/${order}`);
        const answer = await regular.get(link?.getAttribute('href') ?? '');
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        expect(answer.headers.get('content-disposition')).toBe(`inline; filename="client-invoice-${order}.pdf"`);
      }
    },
  );

  it('GET /pdf/… answers 404 to another customer and for unknown documents and kinds', async () => {
    const { customer: stranger } = await registerCustomer(url);
    const pages = [
      await stranger.get(`/pdf/proforma/${order}`),
      await regular.get('/pdf/proforma/nobody'),
      await regular.get(`/pdf/postcard/${order}`),
      await regular.get(`/pdf/label/${order}`),
      await regular.get(`/pdf/showcase-label/${order}`),
    ];
    for (const page of pages) {
      expect(page.status).toBe(404);
      expect(page.html.querySelector('main h1')?.text).toBe('Сторінку не знайдено');
      expect(wordsOf(page)).toContain('серед ваших немає. Знайдіть його у списку.');
    }
    const visitor = await new Customer(url).get(`/pdf/proforma/${order}`, { follow: false });
    expect(visitor.headers.get('location')).toMatch(/^\/login\?/);
  });

  it('GET /en/pdf/product-list is public, and an unknown category answers 404', async () => {
    const [all, none] = [
      await new Customer(url).get('/en/pdf/product-list'),
      await regular.get('/en/pdf/product-list?categoryId=nothing'),
    ];
    expect(all.text.slice(0, 5)).toBe('%PDF-');
    expect(none.status).toBe(404);
    expect(none.html.querySelector('main h1')?.text).toBe('Page Not Found');
    expect(wordsOf(none)).not.toContain('no such document');
  });
});

describe('History as a CSV file', () => {
  const bytesOf = async (path: string) => {
    const answer = await fetch(url + path, { headers: { cookie: regular.cookies.header() } });
    return { answer, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer()) };
  };

  it('GET /en/history.csv?documentType=claimAct contains the lines of the filtered page', async () => {
    const page = await regular.get('/en/history?documentType=claimAct');
    const href = page.html.querySelector('main a[href*="history.csv"]')?.getAttribute('href') ?? '';
    expect(href).toBe('/en/history.csv?documentType=claimAct');
    const { answer, text } = await bytesOf(href);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header, line, ...rest] = text.split('\r\n');
    expect(header).toMatch(/^\uFEFFDocument type;Number;Date;/);
    expect(line).toMatch(/^Claim act;[^;]+;\d\d\.\d\d\.\d{4};.*;\d+,\d\d;/);
    expect(rest).toEqual(['']);
  });

  it('GET /history.csv contains the lines of all pages', async () => {
    const { text } = await bytesOf('/history.csv');
    expect(text.split('\r\n').length).toBeGreaterThan(26);
  });

  it('GET /history.csv?date=day redirects to the page that shows the error', async () => {
    expect((await regular.get('/history.csv?date=day')).path).toBe('/history?date=day');
  });
});
