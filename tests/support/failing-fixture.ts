import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Customer } from './customer';
import { startFailingApi, startPortalOn, type FailingApi } from './failing-api';
import type { RunningPortal } from './start-portal';

export interface FailingFixture {
  readonly api: FailingApi;
  readonly portal: RunningPortal;
}

/** For the tests of a file: a portal on an API that fails as it is told, and has recovered when the next test begins. */
export function startFailingFixture(env: Record<string, string> = {}): FailingFixture {
  const fixture = {} as { -readonly [part in keyof FailingFixture]: FailingFixture[part] };
  beforeAll(async () => {
    fixture.api = await startFailingApi();
    fixture.portal = await startPortalOn(fixture.api, env);
  }, 60_000);
  afterEach(() => fixture.api.recover());
  afterAll(async () => {
    await fixture.portal.stop();
    await fixture.api.close();
  });
  return fixture;
}

/** The demo customer with orders, debt and discounts: phone and password. */
export const demoCustomer = ['+380501112233', 'kvitka2026'] as const;

/** That customer, just signed in; the calls until then are forgotten. */
export async function signInOn({ api, portal }: FailingFixture): Promise<Customer> {
  const customer = new Customer(portal.url);
  expect((await customer.signIn(...demoCustomer, '/en/login')).path).toBe('/en');
  api.calls.length = 0;
  return customer;
}

/** Puts a pack of the first goods in stock into the cart. */
export async function addOnePack(customer: Customer): Promise<void> {
  await customer.submit(await customer.get('/en/catalog?inStock=1'), 'main article form:has(input[name=productId])', {
    quantity: '1',
    unit: 'pack',
  });
}
