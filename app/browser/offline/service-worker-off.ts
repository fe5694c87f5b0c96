import { deleteSnapshots } from './snapshot-store';

declare const self: {
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
  addEventListener(type: 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
};

/** Replaces the service worker where the operator has switched it off: deletes its caches and unregisters. */
async function leave(): Promise<void> {
  await deleteSnapshots();
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(leave()));
