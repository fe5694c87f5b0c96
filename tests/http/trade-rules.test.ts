import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkedOf, dayAhead, summaryOf } from '../support/at-checkout';
import { Customer, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { plentifulLots } from '../support/catalogue';

let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal({
    LOG_LEVEL: 'warn',
    MINIMUM_ORDER: '90000',
    FREE_DELIVERY_FROM: '100000',
    ARRIVAL_DAYS: 'mon,tue,fri',
    CLAIM_HOURS: '24',
    CUT_OFF_HOURS: 'novapost=72',
  });
}, 60_000);

afterAll(async () => {
  await portal.stop();
});

async function addPack(customer: Customer): Promise<Customer> {
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const productId = plentifulLots(catalogue)[0] ?? '';
  await customer.post('/en/catalog?inStock=1', { productId, quantity: '1', unit: 'pack' });
  return customer;
}

describe('Trade rules from the settings', () => {
  it.each([
    ['', 'Свіжі надходження: понеділок, вівторок, пʼятниця', 'Свіжі надходження', 'протягом 24 годин після отримання'],
    ['/en', 'Fresh arrivals: Monday, Tuesday, Friday', 'Fresh arrivals', 'within 24 hours of receiving them'],
    [
      '/ru',
      'Свежие поступления: понедельник, вторник, пятница',
      'Свежие поступления',
      'в течение 24 часов после получения',
    ],
  ])(
    'Pages of %s/ show arrival days and the claim period only if they are set',
    async (prefix, arrivals, home, claims) => {
      const read = (url: string, path: string) => new Customer(url).get(prefix + path).then(wordsOf);
      expect(await read(portal.url, '/contact')).toContain(arrivals);
      expect(await read(portal.url, '/')).toContain(home);
      expect(await read(portal.url, '/terms-of-use')).toContain(claims);
      const plain = inject('portalUrl');
      expect(await read(plain, '/contact')).not.toContain(home);
      expect(await read(plain, '/')).not.toContain(home);
      expect(await read(plain, '/terms-of-use')).not.toContain('24');
    },
  );

  it.each([
    ['/', 'від 100 000 грн безкоштовно', 'безкоштовн'],
    ['/en', 'free of charge from 100,000 UAH', 'free'],
    ['/ru', 'от 100 000 грн бесплатно', 'бесплатн'],
  ])('GET %s mentions free delivery once, from the sum that is set', async (path, phrase, free) => {
    const page = await new Customer(portal.url).get(path);
    expect(wordsOf(page)).toContain(phrase);
    expect(wordsOf(page).toLowerCase().split(free)).toHaveLength(2);
    expect(page.html.querySelector('meta[name=description]')?.getAttribute('content')?.toLowerCase()).not.toContain(
      free,
    );
  });

  it('POST /en/checkout below the minimum order answers 422 with the error at the cart and keeps the comment', async () => {
    const customer = await addPack((await registerCustomer(portal.url)).customer);
    const page = await customer.get('/en/checkout');
    expect(page.html.querySelector('#cart [role=status]')?.text).toMatch(
      /Minimum order 90,000\.00\sUAH: [\d,]+\.\d\d\sUAH more is needed\./,
    );
    expect((await customer.get('/en/cart/drawer.data')).text).toContain('Minimum order 90,000.00');
    const deliveryDate = page.html.querySelectorAll('input[name=deliveryDate]')[1]?.getAttribute('value') ?? '';
    const answer = await customer.submit(page, 'form#order', {
      deliveryType: 'pickup',
      deliveryDate,
      paymentMethod: 'cashInStore',
      deliveryTime: '10:00-12:00',
      comment: 'Call first',
    });
    expect(answer.status).toBe(422);
    const errors = answer.html
      .querySelectorAll('main [role=alert] a')
      .map((link) => [link.getAttribute('href'), link.text]);
    expect(errors).toEqual([['#cart', expect.stringMatching(/^Minimum order/)]]);
    expect(answer.html.querySelector('textarea[name=comment]')?.text).toBe('Call first');
    expect(wordsOf(await customer.get('/en/orders'))).not.toContain('Order No.');
  });

  it('GET /en/checkout says how much is missing for free delivery', async () => {
    const customer = new Customer(portal.url);
    await customer.signIn('+380501112233', 'kvitka2026');
    const page = await (await addPack(customer)).get('/en/checkout');
    const door = page.html.querySelector('input[name=deliveryType][value=delivery]');
    expect(door?.hasAttribute('disabled')).toBe(false);
    expect(door?.parentNode?.text).toMatch(
      /^Delivery to your address\s*taxi fare\s*Kyiv, at the time you choose\. Free from 100,000\.00\sUAH: [\d,]+\.\d\d\sUAH more is needed/,
    );
  });

  it('close a window for the delivery option whose lead is longer, at its place and with all that was typed, and for no other', async () => {
    const customer = new Customer(portal.url);
    await customer.signIn('+380501112233', 'kvitka2026');
    const page = await (await addPack(customer)).get('/en/checkout');
    const day = dayAhead(page);
    const byPost = page.html.querySelector('input[name=deliveryType][value=novapost]')?.parentNode?.text;
    expect(byPost).toMatch(/Can be handed to the post \w{3} \d+ \d\d:00/);
    expect(
      page.html.querySelectorAll('input[name=deliveryDate][disabled]').map((each) => each.getAttribute('value')),
    ).not.toContain(day);
    const order = {
      deliveryDate: day,
      deliveryTime: '18:00-20:00',
      paymentMethod: 'creditCard',
      comment: 'Call first',
    };
    const rejected = await customer.submit(page, 'form#order', { ...order, deliveryType: 'novapost' });
    expect(rejected.status).toBe(422);
    expect(summaryOf(rejected)).toContain('This delivery window is already closed. Please choose a later one.');
    expect(rejected.html.querySelector('#deliveryTime-error')?.text).toMatch(/already closed/);
    expect(rejected.html.querySelector('textarea[name=comment]')?.text).toBe('Call first');
    expect(
      ['deliveryType', 'deliveryDate', 'deliveryTime', 'paymentMethod'].map((name) => checkedOf(rejected, name)),
    ).toEqual(['novapost', day, '18:00-20:00', 'creditCard']);
    expect(rejected.html.querySelector('h1')?.parentNode?.text).toMatch(/Order by .*to get it \w{3} \d+ /);
    const taken = await customer.submit(rejected, 'form#order', { ...order, deliveryType: 'pickup' });
    expect(summaryOf(taken)).toEqual([expect.stringMatching(/^Minimum order/)]);
  });
});
