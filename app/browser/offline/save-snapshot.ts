import i18next from 'i18next';
import { routeAt } from '~/routing/match-route';
import { deleteSnapshots, openSnapshots, SAVED_TIME_PLACEHOLDER, putSnapshot } from './snapshot-store';
import { CLAIM_MESSAGE } from './claim-message';
import { renderSnapshot, isSeen } from './render-snapshot';

const userHashKey = 'page-copies-of';
/** `Accept` of images as browsers send it, so that their HTTP cache is used. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const IDLE_MS = 1000;
/** Longest wait for the service worker to take over, ms; after a forced reload it never does. */
const CONTROLLER_TIMEOUT_MS = 2000;

/** Saves the page for offline use. @param owner whose page it is: snapshots of another session are deleted first */
export async function saveSnapshot(owner: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/service-worker.js');
  const { navigationPreload, active } = await serviceWorker.ready;
  await navigationPreload.enable();
  if (localStorage.getItem(userHashKey) !== owner) {
    await deleteSnapshots();
    localStorage.setItem(userHashKey, owner);
  }
  await i18next.loadNamespaces('offline');
  const t = i18next.getFixedT(null, 'offline');
  await waitForIdle();
  // No `await` from here on: URL and content must belong together.
  const { pathname, search } = window.location;
  if (routeAt(pathname).offline !== 'copy' || document.querySelector('[data-failure]')) return;
  const path = pathname + search;
  const { title } = document;
  const savedAt = new Date();
  const html = renderSnapshot(document, { text: t('kept', { time: SAVED_TIME_PLACEHOLDER }), retry: t('retry'), path });
  const files = filesOfPage();
  const snapshots = await openSnapshots();
  if (!serviceWorker.controller) await waitForController(serviceWorker, active);
  await Promise.allSettled(Array.from(files, (file) => fetch(file, { headers: { accept } })));
  await putSnapshot(snapshots, { path, title, savedAt }, html);
}

/** Asks for control, since a page requested before the worker was active, and shown after, is not claimed by it. */
function waitForController(worker: ServiceWorkerContainer, active: ServiceWorker | null): Promise<unknown> {
  active?.postMessage(CLAIM_MESSAGE);
  return Promise.race([
    new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, CONTROLLER_TIMEOUT_MS)),
  ]);
}

async function waitForIdle(): Promise<void> {
  // Safari has no `requestIdleCallback`.
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: IDLE_MS }) : setTimeout(resolve, 50),
  );
}

/** Styles, fonts and images that were loaded before the service worker was active. */
function filesOfPage(): Set<string> {
  const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const styles = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) => href);
  const fonts = fetched.map(({ name }) => name).filter((name) => name.endsWith('.woff2'));
  const pictures = Array.from(document.images).filter(
    (picture) => isSeen(picture) && picture.currentSrc.startsWith(window.location.origin),
  );
  const files = new Set([...styles, ...fonts, ...pictures.map(({ currentSrc }) => currentSrc)]);
  for (const { name, workerStart } of fetched) if (workerStart > 0) files.delete(name);
  return files;
}
