import { beforeEach, describe, expect, inject, it } from 'vitest';
import { atCheckout, checkedOf, summaryOf } from '../support/at-checkout';
import { type Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
let customer: Customer;
let checkout: Page;

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  ({ customer, page: checkout } = await atCheckout(url));
});

describe('An order for a later date', () => {
  it('the last day of /en/checkout is “Later…”, which leads to the page of later dates and keeps the choices for the way back', async () => {
    const chips = checkout.html.querySelectorAll('form#order fieldset:has([name=deliveryDate]) .chip');
    expect(chips.at(-1)?.text).toBe('Later…');
    const button = chips.at(-1)?.closest('button');
    const later = await customer.submit(checkout, 'form#order', {
      deliveryType: 'pickup',
      comment: 'Ring twice',
      [button?.getAttribute('name') ?? '']: button?.getAttribute('value') ?? '',
    });
    expect([later.status, later.path]).toEqual([200, '/en/checkout/later']);
    expect(later.html.querySelector('h1')?.text).toBe('For a later date');
    const back = await customer.get('/en/checkout');
    expect([checkedOf(back, 'deliveryType'), back.html.querySelector('textarea')?.text]).toEqual([
      'pickup',
      'Ring twice',
    ]);
    expect(wordsOf(back)).not.toContain('not placed yet');
  });

  it('GET /en/checkout/later with a date makes a message with the cart, its link and the notes, sent by mail or text message without scripts', async () => {
    const page = await customer.get(`/en/checkout/later?date=${ahead(30)}&notes=At+seven`);
    const text = page.html.querySelector('textarea[readonly]')?.text ?? '';
    expect(page.status).toBe(200);
    expect(text).toMatch(/^\s*Hello! Please take an order for /);
    expect(text).toMatch(/\n1\. .+: \d+ packs? = \d+ pcs at /);
    expect(text).toMatch(/In all 1 item, .+UAH at today’s prices\nNotes: At seven\nThe list as a link: http/);
    const viber = page.html.querySelector('main a[href^="viber:"]')?.getAttribute('href') ?? '';
    expect(decodeURIComponent(viber)).toContain('Notes: At seven');
    expect((await customer.get('/en/checkout')).html.querySelectorAll('#cart tbody')).toHaveLength(1);
    const name = page.html.querySelector('main input[name=listName]')?.getAttribute('value') ?? '';
    expect(name).toMatch(/^For .+ \d{4}$/);
    const list = await customer.submit(page, 'main form:has(input[name=source][value=cart])', { listName: name });
    expect([list.status, list.html.querySelector('h1')?.text]).toEqual([200, name]);
    expect(list.html.querySelectorAll('main input[name=norm]')).toHaveLength(1);
  });

  it.each([
    ['', 'Please choose the delivery date.'],
    ['31.02.2027', 'There is no such date. Please choose one in the calendar.'],
    [ahead(1), 'Please order for this date at checkout.'],
    [ahead(200), 'That is too far ahead.'],
  ])(
    'GET /en/checkout/later with the date “%s” answers 422 with the error at the field and keeps the notes',
    async (date, error) => {
      const page = await customer.get(`/en/checkout/later?date=${date}&notes=At+seven`);
      expect([page.status, summaryOf(page)]).toEqual([422, [expect.stringContaining(error)]]);
      const field = page.html.querySelector('input[type=date]');
      expect([field?.getAttribute('name'), field?.getAttribute('aria-invalid')]).toEqual(['date', 'true']);
      expect(page.html.querySelector('textarea[name=notes]')?.text.trim()).toBe('At seven');
      expect(page.html.querySelector('textarea[readonly]')).toBeNull();
    },
  );

  it('GET /en/checkout/later with an empty cart says that it is empty', async () => {
    const { customer: empty } = await registerCustomer(url);
    expect((await empty.get('/en/checkout/later')).html.querySelector('h1')?.text).toBe('Your cart is empty');
  });
});
