import type { TestProject } from 'vitest/node';
import { startPortal } from './start-portal';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the portal that the http tests share. */
    portalUrl: string;
  }
}

/** Starts one portal, with its embedded API, for all http tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const portal = await startPortal({ LOG_LEVEL: 'warn' });
  project.provide('portalUrl', portal.url);
  return async () => {
    await portal.stop();
  };
}
