import { deleteSnapshots } from './copy-store';

declare const self: {
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
};

/** What is served in place of the service worker where the operator has switched it off: it takes everything with it. */
async function leave(): Promise<void> {
  await deleteSnapshots();
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(leave()));
