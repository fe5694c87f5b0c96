import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFailingApi, startPortalOn, type FailingApi } from '../support/failing-api';
import { registerCustomer } from '../support/new-customer';
import type { RunningPortal } from '../support/start-portal';

const unset = { SHOP_NAME: '', CONTACT_PHONE: '', CONTACT_EMAIL: '', CONTACT_ADDRESS: '', CONTACT_MAP_URL: '' };
/** Contact details of the demo supplier, and traces of missing values. */
const demo = /500 11 22|445001122|hurt@pervotsvit|openstreetmap|tel:undefined|mailto:undefined|>undefined</;

let api: FailingApi;
let portal: RunningPortal;

beforeAll(async () => {
  api = await startFailingApi();
  portal = await startPortalOn(api, unset);
}, 60_000);
afterAll(async () => {
  await portal.stop();
  await api.close();
});

describe('Portal with an external API and without SHOP_NAME and CONTACT_*', () => {
  it.each(['/', '/en', '/contact', '/login', '/catalog?view=list', '/manifest.webmanifest', '/no-such-page'])(
    'GET %s shows nothing of the demo supplier',
    async (path) => {
      const text = await (await fetch(portal.url + path)).text();
      expect(text).not.toMatch(demo);
      expect(text).not.toContain('Первоцвіт');
    },
  );

  it.each(['/orders', '/checkout', '/profile', '/'])(
    'GET %s as a customer shows nothing of the demo supplier',
    async (path) => {
      const { customer } = await registerCustomer(portal.url);
      expect((await customer.get(path)).text).not.toMatch(demo);
    },
  );

  it('logs at start which contact settings are missing and which IDs are assumed', () => {
    const log = portal.logs.join('');
    expect(log).toContain('"assumed":{"WAREHOUSE_ID":"1","SHOP_ID":"1"}');
    expect(log).toContain(
      '"settings":["SHOP_NAME","CONTACT_PHONE","CONTACT_EMAIL","CONTACT_ADDRESS","CONTACT_MAP_URL"]',
    );
  });

  it('GET /en/contact has only the page in its title', async () => {
    const text = await (await fetch(`${portal.url}/en/contact`)).text();
    expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toBe('Contact us');
  });
});
