import { describe, expect, inject, it } from 'vitest';
import { Customer, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
/** '1 490,00 грн' in hryvnias. */
const uah = (text: string | undefined) => Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.'));

async function signedIn(): Promise<Customer> {
  const customer = new Customer(url);
  await customer.signIn('+380501112233', 'kvitka2026');
  return customer;
}

describe('Personal discounts', () => {
  it.each(['', '/en', '/ru'])('GET %s/personal-discounts as a visitor redirects to login', async (prefix) => {
    expect((await new Customer(url).get(`${prefix}/personal-discounts`)).path).toContain(`${prefix}/login?redirectTo=`);
  });

  it.each([
    ['', ['Персональні знижки', 'Економія на цій пачці', 'На товари з акцією персональна знижка не діє']],
    ['/en', ['Personal discounts', 'You save', 'Goods on promotion get no personal discount']],
    ['/ru', ['Персональные скидки', 'Экономия на этой пачке', 'На товары по акции персональная скидка не действует']],
  ])('GET %s/personal-discounts explains what the discounts apply to', async (prefix, phrases) => {
    const page = await (await signedIn()).get(`${prefix}/personal-discounts`);
    expect(page.status).toBe(200);
    for (const phrase of phrases) expect(wordsOf(page)).toContain(phrase);
  });

  it('GET /personal-discounts computes each example price from its percentage', async () => {
    const page = await (await signedIn()).get('/personal-discounts');
    const lines = page.html.querySelectorAll('main tbody tr');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      const percent = Number(
        line
          .querySelector('strong')
          ?.text.replace(/[^\d,]/g, '')
          .replace(',', '.'),
      );
      const [before, after] = [uah(line.querySelector('del')?.text), uah(line.querySelector('ins')?.text)];
      expect(before).toBeGreaterThan(0);
      expect(Math.abs(before * (1 - percent / 100) - after)).toBeLessThan(0.006);
    }
  });

  it('GET /en/personal-discounts links each farm to the search for its goods', async () => {
    const customer = await signedIn();
    const page = await customer.get('/en/personal-discounts');
    const [farm, href] = [
      page.html.querySelector('main tbody td span span')?.text ?? '',
      page.html.querySelector('main tbody a')?.getAttribute('href') ?? '',
    ];
    expect(href).toMatch(/^\/en\/search\?manufacturerId=\w+$/);
    const goods = await customer.get(href);
    expect(goods.status).toBe(200);
    expect(wordsOf(goods)).toContain(farm.trim());
  });

  it.each([
    ['', 'Персональних знижок поки немає', '/contact'],
    ['/en', 'No personal discounts yet', '/en/contact'],
    ['/ru', 'Персональных скидок пока нет', '/ru/contact'],
  ])('GET %s/personal-discounts without discounts is titled “%s” and links to %s', async (prefix, title, contact) => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get(`${prefix}/personal-discounts`);
    expect(page.html.querySelector('h1')?.text).toBe(title);
    expect(page.html.querySelector(`main a[href="${contact}"]`)).not.toBeNull();
  });
});
