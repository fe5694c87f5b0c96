import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Customer } from './customer';
import { startFailingApi, startPortalOn, type FailingApi } from './failing-api';
import type { RunningPortal } from './start-portal';

export interface FailingStage {
  readonly api: FailingApi;
  readonly portal: RunningPortal;
}

/** For the tests of a file: a portal on an API that fails as it is told, and has recovered when the next test begins. */
export function openFailingStage(env: Record<string, string> = {}): FailingStage {
  const stage = {} as { -readonly [part in keyof FailingStage]: FailingStage[part] };
  beforeAll(async () => {
    stage.api = await startFailingApi();
    stage.portal = await startPortalOn(stage.api, env);
  }, 60_000);
  afterEach(() => stage.api.recover());
  afterAll(async () => {
    await stage.portal.stop();
    await stage.api.close();
  });
  return stage;
}

/** The demo customer with orders, debt and discounts: phone and password. */
export const demoCustomer = ['+380501112233', 'kvitka2026'] as const;

/** That customer, just signed in; the calls until then are forgotten. */
export async function signInOn({ api, portal }: FailingStage): Promise<Customer> {
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
