import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Customer } from './customer';
import { startFailingApi, startPortalOn, type FailingApi } from './failing-api';
import type { RunningPortal } from './start-portal';
import { PLENTIFUL_FORM } from './catalogue';

export interface FailingFixture {
  readonly api: FailingApi;
  readonly portal: RunningPortal;
}

/** A portal with a failing API for the tests of a file; the API recovers after each test. */
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

/** Signs that customer in and clears the recorded calls. */
export async function signInOn({ api, portal }: FailingFixture): Promise<Customer> {
  const customer = new Customer(portal.url);
  expect((await customer.signIn(...demoCustomer, '/en/login')).path).toBe('/en');
  api.calls.length = 0;
  return customer;
}

/** Adds a pack of the first product in stock to the cart. */
export async function addOnePack(customer: Customer): Promise<void> {
  await customer.submit(await customer.get('/en/catalog?inStock=1'), PLENTIFUL_FORM, {
    quantity: '1',
    unit: 'pack',
  });
}
