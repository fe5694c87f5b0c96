import { describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { plentifulLots } from '../support/catalogue';

const url = inject('portalUrl');
const hrefsOf = (page: Page) => page.html.querySelectorAll('main a').map((link) => link.getAttribute('href'));

describe('Home page for a visitor', () => {
  it.each([
    [
      '/',
      [
        'Свіжі квіти',
        'Безкоштовна швидка доставка',
        'Онлайн-каталог',
        'Консультації',
        'Товар тижня',
        'Щодня 08:00–20:00',
      ],
    ],
    [
      '/en',
      [
        'Fresh flowers',
        'Free fast delivery',
        'Online catalogue',
        'Consultations',
        'Product of the week',
        'Every day 08:00–20:00',
      ],
    ],
    [
      '/ru',
      [
        'Свежие цветы',
        'Бесплатная быстрая доставка',
        'Онлайн-каталог',
        'Консультации',
        'Товар недели',
        'Ежедневно 08:00–20:00',
      ],
    ],
  ])('GET %s answers 200 with its sections and one h1', async (path, phrases) => {
    const page = await new Customer(url).get(path);
    expect(page.status).toBe(200);
    for (const phrase of phrases) expect(wordsOf(page)).toContain(phrase);
    expect(page.html.querySelectorAll('h1')).toHaveLength(1);
  });

  it('GET /en links to three sections, the catalogue, promotions, login, the application and contacts', async () => {
    const page = await new Customer(url).get('/en');
    expect(page.html.querySelectorAll('main section[aria-labelledby=sections] a img')).toHaveLength(3);
    for (const href of ['/en/catalog', '/en/login', '/en/becomeClient', '/en/contact', '/en/catalog?promotion=1'])
      expect(hrefsOf(page)).toContain(href);
    for (const href of hrefsOf(page).filter((each) => each?.startsWith('/en/categories'))) {
      expect((await new Customer(url).get(href ?? '', { follow: false })).status).toBe(200);
    }
  });

  it('GET / shows no prices and no forms', async () => {
    const page = await new Customer(url).get('/');
    expect(wordsOf(page)).not.toContain('грн');
    expect(page.html.querySelector('main form')).toBeNull();
  });
});

describe('Home page for a customer', () => {
  it('GET / shows the last order, the open orders and the debt limit', async () => {
    const customer = new Customer(url);
    const page = await customer.signIn('+380501112233', 'kvitka2026');
    const [last, open] = [
      page.html.querySelector('main section[aria-labelledby=last-order]'),
      page.html.querySelector('main section[aria-labelledby=open-orders]'),
    ];
    expect(last?.querySelector('a[href^="/orders?id="]')).not.toBeNull();
    expect(open?.querySelectorAll('li').length).toBeGreaterThan(0);
    expect(open?.text).toContain('Планова доставка');
    expect(open?.text).not.toMatch(/Виконано|Скасовано|Попереднє/);
    expect(page.html.querySelector('main section[aria-labelledby=debt]')?.text).toContain('Використано');
  });

  it('POST /en that adds the product of the week redirects back to its card', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/en');
    const productId = plentifulLots(page)[0] ?? '';
    const answer = await customer.submit(page, 'main article form', { quantity: '1' }, { follow: false });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/en#p-${productId}`]);
    const after = await customer.get('/en');
    expect(after.html.querySelector(`#p-${productId}`)?.text).toMatch(/in (the |your )?cart/i);
  });

  it('POST /en?index with an unknown product answers 422 and names the item', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.post('/en?index', { productId: '404404', quantity: '1' });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('main [role=alert]')?.text).toContain('Item: This product is no longer sold.');
  });

  it('GET / for a new customer invites to the first order and shows no debt limit', async () => {
    const page = await (await registerCustomer(url)).customer.get('/');
    expect(wordsOf(page)).toContain('Ваше перше замовлення попереду');
    expect(wordsOf(page)).not.toContain('усе доставлено');
    expect(page.html.querySelector('main section[aria-labelledby=debt]')).toBeNull();
  });
});
