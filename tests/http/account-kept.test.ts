import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plentifulLots } from '../support/catalogue';
import { Customer, wordsOf } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';
import { newStoreUrl } from '../support/new-store-url';
import { startApi, type RunningApi } from '../support/start-api';
import { startPortal } from '../support/start-portal';

let api: RunningApi;
const running: Awaited<ReturnType<typeof startPortal>>[] = [];

beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((portal) => portal.stop('SIGKILL')));
  await api.stop();
});

async function startOn(storeUrl: string) {
  const portal = await startPortal({
    WHOLESALE_API_URL: api.url,
    SESSION_SECRET: 'thirty-two characters for a test',
    STORE_URL: storeUrl,
    LOG_LEVEL: 'error',
  });
  running.push(portal);
  return portal;
}

async function lotsOf(customer: Customer): Promise<string[]> {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => customer.get(`/en/catalog?inStock=1&page=${page}`)));
  return pages.flatMap(plentifulLots);
}

describe('What is kept with an account', () => {
  it('40 favourites, 10 templates, an event and selling prices leave the browser with at most 4 kB of cookies, and are there on another device, in another process and after a restart', async () => {
    const storeUrl = newStoreUrl();
    const first = await startOn(storeUrl);
    const { customer, phone } = await registerCustomer(first.url);
    const lots = (await lotsOf(customer)).slice(0, 40);
    expect(lots).toHaveLength(40);
    for (const mark of lots) await customer.post('/en/favourites/mark', { mark, to: '/en' });
    await customer.post('/en/catalog', { productId: lots[0] ?? '', quantity: '1', unit: 'pack' });
    for (let number = 1; number <= 10; number += 1)
      await customer.post('/en/templates/new', { name: `List ${number}`, weekday: '0' });
    await customer.submit(await customer.get('/en/retail'), 'form#retail', {
      intent: 'save',
      markup: '60',
      rounding: 'five',
    });
    await customer.submit(await customer.get('/en/event'), 'form#event', {
      name: 'Wedding',
      piece: 'Bouquet',
      count: '12',
      stems: 'freedom 60 - 7',
      intent: 'calculate',
    });
    expect(customer.cookies.header().length).toBeLessThanOrEqual(4_096);

    const seenAt = async (url: string) => {
      const device = new Customer(url);
      await device.signIn(phone, password, '/en/login');
      const kept = JSON.parse((await device.get('/en/account-data.json')).text) as Record<string, unknown>;
      return [
        (kept['favourites'] as unknown[]).length,
        (await device.get('/en/templates')).html.querySelectorAll('main li h2').length,
        (await device.get('/en/event')).html.querySelector('form#event [name=name]')?.getAttribute('value'),
        (await device.get('/en/retail')).html.querySelector('form#retail [name=markup]')?.getAttribute('value'),
      ];
    };
    const all = [40, 10, 'Wedding', '60'];
    const second = await startOn(storeUrl);
    expect(await Promise.all([seenAt(first.url), seenAt(second.url)])).toEqual([all, all]);
    await Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')]);
    expect(await seenAt((await startOn(storeUrl)).url)).toEqual(all);
  }, 120_000);

  it('A store that does not answer leaves pages and orders as they are, and loses nothing that was typed', async () => {
    const storeUrl = newStoreUrl();
    writeFileSync(fileURLToPath(storeUrl), 'this is no database'.repeat(999));
    const { url } = await startOn(storeUrl);
    const { customer } = await registerCustomer(url);
    const catalogue = await customer.get('/en/catalog?inStock=1');
    expect([catalogue.status, wordsOf(catalogue, 'body')]).toEqual([
      200,
      expect.stringContaining('Could not be loaded: your lists and selling prices.'),
    ]);
    const [productId = ''] = plentifulLots(catalogue);
    expect(wordsOf(await customer.post('/en/favourites/mark', { mark: productId, to: '/en' }), 'body')).toContain(
      'Not saved: the store of your lists does not answer now.',
    );
    await customer.post('/en/catalog', { productId, quantity: '1', unit: 'pack' });
    expect((await customer.get('/en/checkout')).html.querySelectorAll('main input[name=quantity]').length).toBe(1);
    const template = await customer.post('/en/templates/new', { name: 'Cold room', weekday: '3' });
    expect([template.status, template.html.querySelector('input[name=name]')?.getAttribute('value')]).toEqual([
      503,
      'Cold room',
    ]);
    expect(wordsOf(template)).toContain('Not saved: the store of your lists does not answer now.');
    const typed = await customer.submit(await customer.get('/en/retail'), 'form#retail', {
      intent: 'save',
      markup: '47',
      rounding: 'five',
    });
    expect([typed.status, typed.html.querySelector('form#retail [name=markup]')?.getAttribute('value')]).toEqual([
      503,
      '47',
    ]);
    for (const path of ['/en/templates', '/en/favourites', '/en/account-data.json']) {
      const page = await customer.get(path);
      expect([path, page.status, wordsOf(page, 'body').includes('The store of your lists does not answer.')]).toEqual([
        path,
        503,
        true,
      ]);
    }
  }, 60_000);
});
