import { describe, expect, inject, it } from 'vitest';
import { Customer, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');

describe('Contact page', () => {
  it.each([
    [
      '/contact',
      ['Контакти', 'Щодня 08:00–20:00', 'Київ, вул. Якутська'],
      ['Зараз відчинено', 'Зараз зачинено'],
      '/becomeClient',
    ],
    [
      '/en/contact',
      ['Contact us', 'Every day 08:00–20:00', 'Kyiv, 8 Yakutska'],
      ['Open now', 'Closed now'],
      '/en/becomeClient',
    ],
    [
      '/ru/contact',
      ['Контакты', 'Ежедневно 08:00–20:00', 'Киев, ул. Якутская'],
      ['Сейчас открыто', 'Сейчас закрыто'],
      '/ru/becomeClient',
    ],
  ])(
    'GET %s shows a visitor the address, opening hours, phone, e-mail, map and application form',
    async (path, phrases, states, application) => {
      const page = await new Customer(url).get(path);
      expect(page.status).toBe(200);
      for (const phrase of phrases) expect(wordsOf(page)).toContain(phrase);
      expect(states.filter((state) => wordsOf(page).includes(state))).toHaveLength(1);
      const hrefs = page.html.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
      for (const start of ['tel:+380', 'mailto:', 'https://www.openstreetmap.org/'])
        expect(hrefs.some((href) => href.startsWith(start))).toBe(true);
      expect(hrefs).toContain(application);
    },
  );

  it('GET /en/contact shows a customer the sales representative with a phone link', async () => {
    const customer = new Customer(url);
    await customer.signIn('+380501112233', 'kvitka2026');
    const page = await customer.get('/en/contact');
    expect(wordsOf(page)).toContain('Iryna Koval');
    expect(page.html.querySelector('main a[href="tel:+380442223344"]')?.text).toBe('+380 44 222 33 44');
  });

  it('GET /contact has Viber and Telegram for the contact centre and for the sales representative', async () => {
    const customer = new Customer(url);
    await customer.signIn('+380501112233', 'kvitka2026');
    const page = await customer.get('/contact');
    const chats = page.html
      .querySelectorAll('main a')
      .filter((link) => ['Viber', 'Telegram'].includes(link.text))
      .map((link) => link.getAttribute('href'));
    expect(chats).toEqual(
      ['380445001122', '380442223344'].flatMap((number) => [
        `viber://chat?number=%2B${number}`,
        `https://t.me/+${number}`,
      ]),
    );
  });

  it('GET /en/contact tells a customer without a sales representative that one will be assigned', async () => {
    const { customer } = await registerCustomer(url);
    expect(wordsOf(await customer.get('/en/contact'))).toContain('we will assign a sales representative to you');
  });

  it('GET /en/contact contains JSON-LD with URL, opening hours and address', async () => {
    const page = await new Customer(url).get('/en/contact');
    const facts = JSON.parse(page.html.querySelector('script[type="application/ld+json"]')?.text ?? '') as Record<
      string,
      unknown
    >;
    expect(facts).toMatchObject({
      url: `${url}/en`,
      openingHours: 'Mo-Su 08:00-20:00',
      address: 'Kyiv, 8 Yakutska St, warehouse\u00a03',
    });
  });
});
