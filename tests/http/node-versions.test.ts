import { expect, it } from 'vitest';
import { demoAccounts } from '../../server/embedded/demo-accounts';
import { openRawConnection } from '../../server/http/raw-connection.fixture';
import { dayAhead, keyOf, pickup } from '../support/at-checkout';
import { plentifulLots } from '../support/catalogue';
import { Customer } from '../support/customer';
import { findNode } from '../support/node-version';
import { startPortal } from '../support/start-portal';

it.each([
  ['20.19', 'the oldest that may run the portal'],
  ['24', 'the one in the image'],
])(
  'on Node %s, %s, a customer signs in, sees a picture, orders and gets the PDF',
  async (version) => {
    const portal = await startPortal({}, findNode(version));
    try {
      const customer = new Customer(portal.url);
      const [{ phone, password }] = demoAccounts;
      await customer.signIn(phone, password);
      const list = await customer.get('/catalog?inStock=1');
      const picture = await customer.get(list.html.querySelector('main article img')?.getAttribute('src') ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

      const productId = plentifulLots(list)[0] ?? '';
      await customer.post('/catalog?inStock=1', { productId, quantity: '1', unit: 'pack' });
      const checkout = await customer.get('/checkout');
      const done = await customer.post('/checkout', {
        ...pickup,
        deliveryDate: dayAhead(checkout),
        confirmCreditLimit: 'continue',
        orderKey: keyOf(checkout),
      });
      expect(done.path).toMatch(/^\/checkout\/success/);
      const id = new URL(done.path, portal.url).searchParams.get('id') ?? '';
      const proforma = await customer.get(`/printDocument/${id}`);
      const pdf = await customer.get(proforma.html.querySelector('nav a[href^="/pdf/"]')?.getAttribute('href') ?? '');
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);

      // Older versions throw for this header (CVE-2026-21710).
      const { host, port } = new URL(portal.url);
      const headers = [`Host: ${host}`, '__proto__: x', 'Connection: close'];
      const raw = openRawConnection(Number(port), 'GET /healthz HTTP/1.1', ...headers, '', '');
      expect(await raw.received(5_000)).toMatch(/^HTTP\/1\.1 200 OK/);
      const build = await fetch(`${portal.url}/metrics`);
      expect(await build.text()).toContain(`node="v${version}.`);
    } finally {
      await portal.stop();
    }
  },
  180_000,
);
