import type { Page } from '@playwright/test';
import { expect } from './portal-test';

/** Waits until the open page is saved for offline use. */
export async function expectSaved(page: Page, path: string): Promise<void> {
  const readState = () =>
    page.evaluate(async (address) => {
      const { controller } = navigator.serviceWorker;
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
      return {
        isControlled: controller !== null,
        worker: worker?.state,
        isSaved: (await caches.match(address)) !== undefined,
      };
    }, path);
  await expect.poll(readState, { timeout: 30_000 }).toEqual({ isControlled: true, worker: 'activated', isSaved: true });
}
