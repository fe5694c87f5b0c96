import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenEmbeddedApi, type EmbeddedApi } from '../../server/embedded/listen';
import { type Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

/** What becomes of a call: it passes, it never arrives, or its answer is cut off on the way back. */
type Line = 'whole' | 'cutBefore' | 'cutAfter';

const lines = { orders: 'whole' as Line, documents: 'whole' as Line };
const dataDir = mkdtempSync(join(tmpdir(), 'lost-answer-'));
let api: EmbeddedApi;
let wire: Server;
let portal: RunningPortal;

beforeAll(async () => {
  api = await listenEmbeddedApi({ dataDir, products: 60 });
  wire = createServer((incoming, outgoing) => {
    const isDocuments = incoming.url?.startsWith('/1.0/documents') ?? false;
    const line = !isDocuments ? 'whole' : incoming.method === 'POST' ? lines.orders : lines.documents;
    if (line === 'cutBefore') return void incoming.socket.destroy();
    const { port } = new URL(api.url);
    const onward = request(
      { port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        if (line === 'cutAfter') return void answer.resume().on('end', () => incoming.socket.destroy());
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return undefined;
      },
    );
    incoming.pipe(onward);
    return undefined;
  });
  await new Promise<void>((listening) => wire.listen(0, '127.0.0.1', listening));
  const { port } = wire.address() as AddressInfo;
  portal = await startPortal({
    WHOLESALE_API_URL: `http://127.0.0.1:${port}/1.0`,
    SESSION_SECRET: 'a secret of thirty-two characters',
    WAREHOUSE_ID: api.warehouseId,
    SHOP_ID: api.shopId,
    LOG_LEVEL: 'fatal',
  });
}, 90_000);

afterAll(async () => {
  await portal.stop();
  wire.closeAllConnections();
  wire.close();
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

let customer: Customer;
let page: Page;

beforeEach(async () => {
  Object.assign(lines, { orders: 'whole', documents: 'whole' });
  ({ customer } = await registerCustomer(portal.url));
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const productId =
    catalogue.html.querySelector('main article form input[name=productId]')?.getAttribute('value') ?? '';
  await customer.post('/en/catalog', { productId, quantity: '1', unit: 'pack' });
  page = await customer.get('/en/checkout');
});

const ordersOf = async () => (await customer.get('/en/orders')).html.querySelectorAll('main li a[href*="?id="]').length;
const press = (on: Page) =>
  customer.submit(on, 'form#order', {
    deliveryType: 'pickup',
    deliveryDate: page.html.querySelectorAll('input[name=deliveryDate]')[1]?.getAttribute('value') ?? '',
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cashInStore',
    comment: 'Call first',
  });

describe('an order whose answer is lost', () => {
  it('is found in the documents and told as placed', async () => {
    lines.orders = 'cutAfter';
    const done = await press(page);
    expect(done.path).toMatch(/^\/en\/checkout\/success\?id=/);
    expect(await ordersOf()).toBe(1);
  });

  it('that never arrived is told as unknown, kept as typed, and placed once by pressing again', async () => {
    lines.orders = 'cutBefore';
    const unknown = await press(page);
    expect(unknown.status).toBe(503);
    expect(wordsOf(unknown)).toContain('We do not know whether the order was accepted');
    expect(wordsOf(unknown)).toContain('the order is not among them yet');
    expect(unknown.html.querySelector('textarea')?.text).toBe('Call first');
    expect(unknown.html.querySelector('input[name=orderKey]')?.getAttribute('value')).toBe(
      page.html.querySelector('input[name=orderKey]')?.getAttribute('value'),
    );
    expect(await ordersOf()).toBe(0);
    lines.orders = 'whole';
    expect((await press(unknown)).path).toMatch(/success/);
    expect(await ordersOf()).toBe(1);
  });

  it('that arrived, with the documents out of reach too, is unknown until it is pressed again, and still one', async () => {
    Object.assign(lines, { orders: 'cutAfter', documents: 'cutBefore' });
    const unknown = await press(page);
    expect(unknown.status).toBe(503);
    expect(wordsOf(unknown)).toContain('your documents cannot be opened right now');
    Object.assign(lines, { orders: 'whole', documents: 'whole' });
    expect((await press(unknown)).path).toMatch(/success/);
    expect(await ordersOf()).toBe(1);
  });

  it('is told as accepted, too, when only its own page cannot be read, and only to who placed it', async () => {
    lines.documents = 'cutBefore';
    const done = await press(page);
    expect(done).toMatchObject({ status: 200, path: expect.stringMatching(/^\/en\/checkout\/success\?id=/) as string });
    expect(wordsOf(done)).toContain('The order is accepted');
    const { customer: stranger } = await registerCustomer(portal.url);
    expect((await stranger.get(done.path)).status).toBe(503);
    lines.documents = 'whole';
    // The circuit of the documents may be open for a moment still.
    const title = async () => (await customer.get(done.path)).html.querySelector('h1')?.text;
    await expect.poll(title, { timeout: 10_000 }).toMatch(/^Order \S+ is accepted$/);
  });
});
