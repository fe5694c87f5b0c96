import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plentifulLots } from '../support/catalogue';
import { Customer, wordsOf } from '../support/customer';
import { boxesOf, press, valuesOf } from '../support/list-sheet';
import { registerBuyer } from '../support/new-buyer';
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

/** The address of a portal whose store does not answer. */
async function startBroken(): Promise<string> {
  const storeUrl = newStoreUrl();
  writeFileSync(fileURLToPath(storeUrl), 'this is no database'.repeat(999));
  return (await startOn(storeUrl)).url;
}

async function lotsOf(customer: Customer): Promise<string[]> {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => customer.get(`/en/catalog?inStock=1&page=${page}`)));
  return pages.flatMap(plentifulLots);
}

describe('What is kept with an account', () => {
  it('40 favourites, 10 lists, norms, an event and selling prices leave the browser with at most 4 kB of cookies, and are there on another device, in another process and after a restart', async () => {
    const storeUrl = newStoreUrl();
    const first = await startOn(storeUrl);
    const { customer, phone } = await registerCustomer(first.url);
    const lots = (await lotsOf(customer)).slice(0, 40);
    expect(lots).toHaveLength(40);
    for (const mark of lots) await customer.post('/en/favourites/mark', { mark, to: '/en' });
    await customer.post('/en/catalog', { productId: lots[0] ?? '', quantity: '1', unit: 'pack' });
    for (let number = 1; number <= 10; number += 1)
      await customer.post('/en/list?from=list', {
        intent: 'saveList',
        source: 'cart',
        listName: `List ${number}`,
      });
    const sheet = await customer.get('/en/list?from=favourites');
    await press(customer, sheet, 'saveNorms', { typed: { [lots[0] ?? '']: { norm: '77' } } });
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
        (await device.get('/en/list?from=list')).html.querySelectorAll('main nav a[href*="from=list&"]').length,
        boxesOf(await device.get('/en/list?from=favourites'), lots[0] ?? '')[0],
        (await device.get('/en/event')).html.querySelector('form#event [name=name]')?.getAttribute('value'),
        (await device.get('/en/retail')).html.querySelector('form#retail [name=markup]')?.getAttribute('value'),
      ];
    };
    const all = [40, 10, '77', 'Wedding', '60'];
    const second = await startOn(storeUrl);
    expect(await Promise.all([seenAt(first.url), seenAt(second.url)])).toEqual([all, all]);
    await Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')]);
    expect(await seenAt((await startOn(storeUrl)).url)).toEqual(all);
  }, 120_000);

  it('A store that does not answer leaves pages and orders as they are, and loses nothing that was typed', async () => {
    const { customer } = await registerCustomer(await startBroken());
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
    const cart = await customer.get('/en/checkout');
    const list = await customer.submit(cart, 'main form:has(input[name=source][value=cart])', {
      listName: 'Cold room',
    });
    expect([list.status, list.html.querySelector('input[name=listName]')?.getAttribute('value')]).toEqual([
      503,
      'Cold room',
    ]);
    expect(wordsOf(list)).toContain('Not saved: the store of your lists does not answer now.');
    const typed = await customer.submit(await customer.get('/en/retail'), 'form#retail', {
      intent: 'save',
      markup: '47',
      rounding: 'five',
    });
    expect([typed.status, typed.html.querySelector('form#retail [name=markup]')?.getAttribute('value')]).toEqual([
      503,
      '47',
    ]);
    const file = await customer.get('/en/account-data.json');
    expect([file.status, wordsOf(file, 'body')]).toEqual([
      503,
      expect.stringContaining('The store of your lists does not answer.'),
    ]);
  }, 60_000);

  it.each(['/en/event', '/en/retail', '/en/quick-order?message=freedom'])(
    'GET %s without a store answers 200 and names what is missing',
    async (path) => {
      const { customer } = await registerCustomer(await startBroken());
      const page = await customer.get(path);
      expect([page.status, wordsOf(page, 'body')]).toEqual([
        200,
        expect.stringContaining('Could not be loaded: your lists and selling prices.'),
      ]);
    },
    60_000,
  );

  it('The list without a store is open and says what is missing, and each button that saves answers 503 and keeps everything that was typed', async () => {
    const { customer } = await registerBuyer(await startBroken());
    for (const query of ['', '?from=weeks', '?from=list', '?from=list&list=1a2b3c4d', '?from=favourites']) {
      const path = `/en/list${query}`;
      const page = await customer.get(path);
      expect([path, page.status, wordsOf(page, 'body')]).toEqual([
        path,
        200,
        expect.stringContaining('Could not be loaded: your lists and selling prices.'),
      ]);
    }
    const page = await customer.get('/en/list');
    const [id = ''] = valuesOf(page, 'productId');
    const typed = { [id]: { norm: '90', left: '4', quantity: '50' } };
    for (const intent of ['saveNorms', 'saveList']) {
      const answer = await press(customer, page, intent, { typed, listName: 'Window' });
      expect([intent, answer.status, wordsOf(answer)]).toEqual([
        intent,
        503,
        expect.stringContaining('Not saved: the store of your lists does not answer now.'),
      ]);
      expect([intent, boxesOf(answer, id)]).toEqual([intent, ['90', '4', '50']]);
      if (intent === 'saveList') expect(valuesOf(answer, 'listName')).toEqual(['Window']);
    }
    const counted = await press(customer, page, 'calculate', { typed: { [id]: { norm: '1', left: '0' } } });
    expect([counted.status, Number(boxesOf(counted, id)[2]) > 0]).toEqual([200, true]);
    expect((await press(customer, counted, 'add')).path).toBe('/en/checkout');
  }, 60_000);

  it('Lists that cannot be read now are not said to be gone, neither when they are opened nor when one is restored', async () => {
    const { customer } = await registerBuyer(await startBroken());
    const gone = /no saved lists yet|no longer there/;
    const said = await Promise.all(
      ['/en/list?from=list', '/en/list?from=list&list=1a2b3c4d'].map(async (path) => wordsOf(await customer.get(path))),
    );
    const restored = await customer.post('/en/list?from=list&list=1a2b3c4d', { intent: 'restoreList' });
    expect([...said, wordsOf(restored, 'body')].map((words) => gone.exec(words)?.[0])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  }, 60_000);
});
