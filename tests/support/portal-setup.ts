import type { TestProject } from 'vitest/node';
import { Customer } from './customer';
import { startPortal } from './start-portal';
import { waitForIndex } from './wait-for-index';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the portal that the http tests share. */
    portalUrl: string;
  }
}

/** Starts one portal, with its embedded API and an indexed catalogue, for all http tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const portal = await startPortal({ LOG_LEVEL: 'warn' });
  await waitForIndex(new Customer(portal.url));
  project.provide('portalUrl', portal.url);
  return async () => {
    await portal.stop();
  };
}
