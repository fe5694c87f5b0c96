import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { signInOn, startFailingFixture } from '../support/failing-fixture';

const url = inject('portalUrl');
const regular = new Customer(url);
let unpaid = '';
let paid = '';

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
  unpaid = idOf(await regular.get('/orders?status=accepted'));
  paid = idOf(await regular.get('/orders?status=completed'));
});

const idOf = (page: Page) =>
  /\?id=([^"&]+)/.exec(page.html.querySelector('main li a[href*="?id="]')?.getAttribute('href') ?? '')?.[1] ?? '';

const codeOf = (page: Page) => page.html.querySelector('main a[href^="https://bank.gov.ua/qr/"]');

/** The lines of the code that a page links to. */
const linesOf = (page: Page) =>
  Buffer.from(codeOf(page)?.getAttribute('href')?.split('/').at(-1) ?? '', 'base64url')
    .toString()
    .split('\n');

const detailsOf = (page: Page) =>
  page.html
    .querySelectorAll('main dt')
    .map((term) => [term.text, term.nextElementSibling?.text.replaceAll('\u00a0', ' ') ?? ''] as const);

describe('Paying an unpaid order', () => {
  it.each([
    ['', 'Отримувач', 'Призначення платежу', 'Сплатити', 'грн'],
    ['/en', 'Recipient', 'Purpose of payment', 'Pay', 'UAH'],
    ['/ru', 'Получатель', 'Назначение платежа', 'Оплатить', 'грн'],
  ])(
    'GET %s/orders?id=… shows the account and the code that a bank opens',
    async (prefix, to, what, name, currency) => {
      const page = await regular.get(`${prefix}/orders?id=${unpaid}`);
      const details = new Map(detailsOf(page));
      expect(details.get(to)).toBe('ТОВ «Первоцвіт Гурт»');
      expect(details.get('IBAN')).toMatch(/^UA\d{27}$/);
      expect(details.get(what)).toMatch(/^Оплата за товар згідно рахунку № ЗМ-\d{6} від \d\d\.\d\d\.\d{4}$/);
      const code = codeOf(page);
      expect(code?.getAttribute('aria-label')).toMatch(new RegExp(`^${name} [\\d\u00a0.,]+${currency} .*ЗМ-\\d{6}`));
      expect(code?.querySelector('svg[aria-hidden=true] circle[fill="#fff"]')).not.toBeNull();
      expect(linesOf(page)).toEqual([
        ...['BCD', '002', '1', 'UCT', '', details.get(to), details.get('IBAN')],
        expect.stringMatching(/^UAH\d+(\.\d\d)?$/),
        ...['12345678', '', '', details.get(what), ''],
      ]);
    },
  );

  it.each(['proforma', 'paymentInformation'])('GET /printDocument/…?sheet=%s has the same code', async (sheet) => {
    const order = codeOf(await regular.get(`/orders?id=${unpaid}`))?.getAttribute('href');
    const page = await regular.get(`/printDocument/${unpaid}?sheet=${sheet}`);
    expect(order).toBeDefined();
    expect(codeOf(page)?.getAttribute('href')).toBe(order);
  });

  it('a paid order has neither code nor account, and its payment information says that nothing is due', async () => {
    for (const path of [`/orders?id=${paid}`, `/printDocument/${paid}`])
      expect((await regular.get(path)).text).not.toContain('bank.gov.ua');
    const page = await regular.get(`/printDocument/${paid}?sheet=paymentInformation`);
    expect(wordsOf(page)).toContain('За цим документом нічого сплачувати не потрібно.');
    expect(codeOf(page)).toBeNull();
  });
});

describe('GET /documents?view=unpaid', () => {
  it.each([
    ['', 'Несплачене', 'Борг на рахунку', 'Понад 30 днів', 'Сплатити:'],
    ['/en', 'Unpaid', 'Debt on your account', 'Over 30 days', 'Pay:'],
    ['/ru', 'Неоплаченное', 'Долг на счёте', 'Свыше 30 дней', 'Оплатить:'],
  ])(
    'of %s/ lists what is unpaid, its ages and the debt, and leads to each code',
    async (prefix, title, debt, age, pay) => {
      const page = await regular.get(`${prefix}/documents?view=unpaid`);
      expect(page.status).toBe(200);
      expect(page.html.querySelector('h1')?.text).toBe(title);
      expect(new Map(detailsOf(page)).get(debt)).toMatch(/^6.800.00 /);
      const ages = page.html.querySelectorAll('main table')[0];
      expect(ages?.querySelectorAll('tbody th').map(({ text }) => text)).toHaveLength(4);
      expect(ages?.querySelectorAll('tbody tr').at(-1)?.text).toContain(age);
      const links = page.html
        .querySelectorAll(`main a[aria-label^="${pay}"]`)
        .map((link) => link.getAttribute('href') ?? '');
      expect(links.length).toBeGreaterThan(2);
      for (const href of links) {
        const [path = '', part] = href.split('#');
        const document = await regular.get(path);
        expect(document.html.querySelector(`#${part ?? ''} a[href^="https://bank.gov.ua/qr/"]`), href).not.toBeNull();
      }
    },
  );

  it('adds up: its documents, its ages and its sum are the same money', async () => {
    const page = await regular.get('/documents?view=unpaid');
    const kopiykas = (text = '') => Number(/[\d\s\u00a0]+,\d\d/.exec(text)?.[0].replace(/\D/g, ''));
    const sumOf = (cells: string) =>
      page.html.querySelectorAll(cells).reduce((sum, { text }) => sum + kopiykas(text), 0);
    const whole = kopiykas(new Map(detailsOf(page)).get('Несплачено за документами'));
    expect(whole).toBeGreaterThan(0);
    expect([sumOf('main tbody th ~ td:last-child'), sumOf('main tbody strong')]).toEqual([whole, whole]);
  });

  it('is linked from the debt in the header, at home and in the profile', async () => {
    expect(
      (await regular.get('/orders')).html.querySelector('body > header a[href="/documents?view=unpaid"]')?.text,
    ).toMatch(/^Борг /);
    for (const path of ['/', '/profile'])
      expect((await regular.get(path)).html.querySelector('main a[href="/documents?view=unpaid"]')?.text, path).toBe(
        'Несплачене',
      );
  });

  it('of a new customer says that nothing is unpaid', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/en/documents?view=unpaid');
    expect(wordsOf(page)).toContain('Nothing is unpaid');
    expect(page.html.querySelector('main a[href$=".csv"]')).toBeNull();
  });

  it.each([
    ['csv', 'text/csv; charset=utf-8'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('as .%s is a download', async (ending, type) => {
    const page = await regular.get('/documents?view=unpaid');
    expect(page.html.querySelector(`main a[href="/documents.${ending}?view=unpaid"]`)).not.toBeNull();
    const file = await regular.get(`/documents.${ending}?view=unpaid`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
    expect(file.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="debts-[\\d-]+\\.${ending}"$`),
    );
  });
});

const isDocument = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'documentType' in value;

describe('Paying with a real API', () => {
  const fixture = startFailingFixture({
    PAYMENT_RECIPIENT: 'ФОП Іваненко Іван',
    PAYMENT_IBAN: 'UA21 3223 1300 0002 6007 2335 6600 1',
    PAYMENT_CODE: '1234567890',
  });
  const bare = startFailingFixture();

  it.each([
    [null, 'The document gives no total, so there is no payment code.', 4],
    [0, 'The document’s total is 0.00 UAH: there is nothing to pay, so there is no payment code.', 0],
    [-20, 'The document’s total is −20.00 UAH: there is nothing to pay, so there is no payment code.', 0],
  ])('an order with the total %j is shown without a code and says why', async (total, sentence, details) => {
    const customer = await signInOn(fixture);
    fixture.api.rewrite((_, value) => (isDocument(value) ? { ...value, total } : value));
    for (const path of [`/en/orders?id=${unpaid}`, `/en/printDocument/${unpaid}?sheet=paymentInformation`]) {
      const page = await customer.get(path);
      expect(page.status).toBe(200);
      expect(wordsOf(page).replaceAll('\u00a0', ' ')).toContain(sentence);
      expect(codeOf(page)).toBeNull();
      const named = detailsOf(page).filter(([label]) =>
        /^(Recipient|IBAN|Recipient’s code|Purpose of payment|Amount)$/.test(label),
      );
      expect(named).toHaveLength(details);
    }
  });

  it('GET /en/documents?view=unpaid without the documents (503) is an error page with a way to try again', async () => {
    const customer = await signInOn(fixture);
    fixture.api.fail(http.get('*/documents', () => new HttpResponse(null, { status: 503 })));
    const page = await customer.get('/en/documents?view=unpaid');
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain('App cannot connect to API');
  });

  it('shows nothing of the demo supplier’s account, and without the settings whom to ask', async () => {
    const customer = await signInOn(fixture);
    expect(linesOf(await customer.get(`/en/orders?id=${unpaid}`)).slice(5, 7)).toEqual([
      'ФОП Іваненко Іван',
      'UA213223130000026007233566001',
    ]);
    const other = await signInOn(bare);
    expect(codeOf(await other.get(`/en/orders?id=${unpaid}`))).toBeNull();
    const page = await other.get(`/en/printDocument/${unpaid}?sheet=paymentInformation`);
    expect(page.text).not.toMatch(/bank\.gov\.ua|UA46999999/);
    expect(wordsOf(page)).toContain('For bank details, ask');
  });
});
