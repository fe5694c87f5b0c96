import { beforeAll, describe, expect, inject, it } from 'vitest';
import { atCheckout } from '../support/at-checkout';
import { Customer, type Page } from '../support/customer';

const url = inject('portalUrl');
const regular = new Customer(url);

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
});

/** What the two messengers are sent by the links of a page. */
function messagesOf(page: Page) {
  const hrefOf = (start: string) =>
    page.html.querySelector(`main details a[href^="${start}"]`)?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';
  const telegram = new URL(hrefOf('https://t.me/share/url?') || 'https://none.example').searchParams;
  return {
    viber: decodeURIComponent(hrefOf('viber://forward?text=').replace(/^.*?=/, '')),
    telegram: { url: telegram.get('url'), text: telegram.get('text') ?? '' },
  };
}

const firstLink = async (customer: Customer, path: string, selector: string) =>
  (await customer.get(path)).html.querySelector(selector)?.getAttribute('href') ?? '';

describe('Sending by a messenger without scripts', () => {
  it.each([
    ['', 'Надіслати'],
    ['/en', 'Send'],
    ['/ru', 'Отправить'],
  ])('GET %s/product/… has one “%s” control with links to Viber and Telegram', async (prefix, label) => {
    const page = await regular.get(await firstLink(regular, `${prefix}/categories/roses`, 'main article a[href]'));
    const name = page.html.querySelector('h1')?.text ?? '';
    const controls = page.html.querySelectorAll('main details summary').filter((each) => each.text === label);
    expect(controls).toHaveLength(1);
    const { viber, telegram } = messagesOf(page);
    expect(viber).toContain(name);
    expect(viber).toContain(url + page.path);
    expect(telegram).toEqual({ url: url + page.path, text: viber.replace(`\n${url}${page.path}`, '') });
    expect(viber).not.toMatch(/\d,\d\d|\d\.\d\d|грн|UAH/);
  });

  it.each(['/orders', '/history?documentType=expenseInvoice'])(
    'GET %s of one document sends its title, total, address and lines',
    async (list) => {
      const page = await regular.get(await firstLink(regular, list, 'main li a[href*="?id="]'));
      const { viber, telegram } = messagesOf(page);
      const [lead = '', address, first] = viber.split('\n');
      expect(lead).toMatch(/^(Замовлення|Видаткова накладна) № ?.+, \d+ .+ 20\d\d р\., [\d\s,]+грн$/u);
      expect(address).toBe(url + page.path);
      expect(first).toMatch(/^1\. .+: \d+ шт × /);
      expect(telegram.url).toBe(url + page.path);
      expect(telegram.text).toContain(lead);
      expect(page.text).toMatch(/"\/pdf\/(proforma|invoice)\/[^"]+"/);
    },
  );

  it('GET /checkout sends the link of the cart, without prices', async () => {
    const { page } = await atCheckout(url);
    const link = page.html.querySelector('input[name=cartLink]')?.getAttribute('value') ?? '';
    const { viber, telegram } = messagesOf(page);
    expect(link).toMatch(/\/en\/cart-link\?l=/);
    expect(viber).toMatch(/^A list of flowers: 1 item, \d+ pcs\n/);
    expect(viber).toContain(link);
    expect(telegram.url).toBe(link);
    expect(viber).not.toContain('UAH');
  });

  it('GET /orders/delivered/… sends the text of the claim', async () => {
    const invoice = await firstLink(regular, '/history?documentType=expenseInvoice', 'main li a[href*="?id="]');
    const page = await regular.get(await firstLink(regular, invoice, 'main a[href*="/orders/delivered/"]'));
    const claim = page.html.querySelector('main textarea')?.text.trim() ?? '';
    const { viber, telegram } = messagesOf(page);
    expect(claim).toContain('немає в накладній');
    expect([viber, telegram.text]).toEqual([claim, claim]);
    expect(telegram.url).toBe(url + page.path.replace(/\?.*$/, ''));
  });
});
