import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const regular = new Customer(url);
/** The invoices of the demo customer, newest first: one is incomplete, one has other items, one is as ordered. */
let invoices: string[] = [];

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
  invoices = idsIn(await regular.get('/history?documentType=expenseInvoice'));
});

const idsIn = (page: Page) =>
  page.html
    .querySelectorAll('main li a[href*="?id="]')
    .map((link) => (link.getAttribute('href') ?? '').replace(/^.*\?id=/, ''));
const marksIn = (page: Page) =>
  page.html.querySelectorAll('main form[id^=receipt] section li').map((cell) => cell.text);

describe('Order compared with its invoice', () => {
  it.each([
    ['', 'Приймання', 'немає в накладній', 'бракує', 'Текст рекламації'],
    ['/en', 'Receiving', 'not invoiced', 'short', 'Claim text'],
    ['/ru', 'Приёмка', 'нет в накладной', 'не хватает', 'Текст рекламации'],
  ])(
    'The invoice page at %s/history links to the comparison, which marks each difference and drafts a claim',
    async (prefix, title, missing, short, claim) => {
      const paper = await regular.get(`${prefix}/history?id=${invoices[0] ?? ''}`);
      const page = await regular.get(
        paper.html.querySelector('main a[href*="/orders/delivered/"]')?.getAttribute('href') ?? '',
      );
      expect(page.path).toMatch(new RegExp(`^${prefix}/orders/delivered/[^/?]+\\?invoice=${invoices[0] ?? ''}$`));
      expect(page.html.querySelector('h1')?.text).toBe(title);
      expect(marksIn(page).some((mark) => mark.includes(short))).toBe(true);
      expect(marksIn(page).some((mark) => mark.includes(missing))).toBe(true);
      expect(wordsOf(page)).toContain(claim);
      expect(page.html.querySelector('main textarea[readonly]')?.text).toContain(missing);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('The order page links to the comparison, which finds the invoice by the order number and offers the claim by e-mail and SMS', async () => {
    const order =
      /\/orders\/delivered\/([^/?]+)/.exec((await regular.get(`/orders/delivered/${invoices[1] ?? ''}`)).path)?.[1] ??
      '';
    const own = await regular.get(`/orders?id=${order}`);
    const page = await regular.get(
      own.html.querySelector('main a[href*="/orders/delivered/"]')?.getAttribute('href') ?? '',
    );
    expect(wordsOf(page)).toContain('Знайдено за номером');
    const marks = marksIn(page).join(' ');
    for (const word of ['дорожче на', 'зайві', 'не замовляли']) expect(marks).toContain(word);
    const text = page.html.querySelector('main textarea')?.text ?? '';
    const body = new URL(
      page.html.querySelector('main a[href^="mailto:"]')?.getAttribute('href')?.replaceAll('&amp;', '&') ?? 'mailto:',
    ).searchParams.get('body');
    expect(body?.replaceAll('\r\n', '\n')).toBe(text);
    expect(page.html.querySelector('main a[href^="sms:+380"]')).not.toBeNull();
  });

  it('GET /orders/delivered/… lets the customer select another invoice with a GET form', async () => {
    const { path } = await regular.get(`/orders/delivered/${invoices[0] ?? ''}`);
    const page = await regular.get(path.replace(/\?.*$/, ''));
    const form = page.html.querySelector('main form:has(input[name=invoice])');
    expect(form?.querySelectorAll('input[checked]').map((box) => box.getAttribute('value'))).toEqual([invoices[0]]);
    const other = await regular.get(`${form?.getAttribute('action') ?? ''}?invoice=${invoices[2] ?? ''}`);
    expect(other.status).toBe(200);
    expect(wordsOf(other)).toMatch(/Спільних товарів: \d+ %/);
  });

  it('GET /orders/delivered/… of an order without an invoice says so and shows no claim', async () => {
    const [newest = ''] = idsIn(await regular.get('/orders'));
    const page = await regular.get(`/orders/delivered/${newest}`);
    expect(wordsOf(page)).toContain('Накладної за цим замовленням ще немає');
    expect(page.html.querySelector('main textarea')).toBeNull();
  });

  it('GET /orders/delivered/… answers 404 to another customer and for a document that is no order or invoice', async () => {
    const { path } = await regular.get(`/orders/delivered/${invoices[0] ?? ''}`);
    const { customer: stranger } = await registerCustomer(url);
    const [claim = ''] = idsIn(await regular.get('/history?documentType=claimAct'));
    const order = path.replace(/\?.*$/, '');
    for (const answer of [
      await stranger.get(path),
      await regular.get(`/orders/delivered/${claim}`),
      await regular.get(`${order}?invoice=${claim}`),
      await regular.get(`${order}?invoice=%F0%9F%8C%B9`),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.html.querySelector('main a[href="/orders"]')).not.toBeNull();
    }
  });
});
