import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

let portal: RunningPortal;
beforeAll(async () => {
  portal = await startPortal({ GTM_ID: 'GTM-PORTAL1', LOG_LEVEL: 'warn' });
}, 60_000);
afterAll(async () => {
  await portal.stop();
});

async function hasTag(customer: Customer, path: string): Promise<boolean> {
  const page = await customer.get(path);
  const policy = page.headers.get('content-security-policy')?.includes('googletagmanager.com') ?? false;
  expect([path, page.text.includes('GTM-PORTAL1')]).toEqual([path, policy]);
  return policy;
}

// @asvs 14.2.3
it.each(['/', '/en/catalog', '/ru/contact', '/product/30'])(
  'GET %s as a visitor contains the tag manager and allows it in the CSP',
  async (path) => {
    expect(await hasTag(new Customer(portal.url), path)).toBe(true);
  },
);

it.each(['/login', '/en/register', '/ru/forgotPassword', '/becomeClient', '/orders'])(
  'GET %s as a visitor contains no tag manager',
  async (path) => {
    expect(await hasTag(new Customer(portal.url), path)).toBe(false);
  },
);

it('Pages of a customer contain no tag manager', async () => {
  const customer = new Customer(portal.url);
  await customer.signIn('+380501112233', 'kvitka2026');
  for (const path of ['/', '/en/catalog', '/contact', '/orders']) expect(await hasTag(customer, path)).toBe(false);
});

it('GET / without GTM_ID contains no tag manager', async () => {
  const page = await new Customer(inject('portalUrl')).get('/');
  expect(page.headers.get('content-security-policy')).not.toContain('google');
  expect(page.text).not.toContain('GTM-');
});
