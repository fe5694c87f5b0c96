import i18next from 'i18next';
import { isRoute } from '~/match-route';
import type { RouteName } from '~/routes';
import { deleteSnapshots, openSnapshots, timeMark, putSnapshot } from './copy-store';
import { renderSnapshot, isSeen } from './draw-copy';

/** The catalogue, the cart and papers; neither what a customer types nor what is only a moment's. */
const savedPages: readonly RouteName[] = [
  ...(['index', 'catalog', 'catalog-id', 'category', 'product', 'search', 'contact'] as const),
  ...(['checkout', 'orders', 'preorders', 'history', 'delivered', 'papers', 'customer-print-document-id'] as const),
];
const userHashKey = 'page-copies-of';
/** What browsers accept for a picture; the same words find it in their own cache, so that it is not fetched twice. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** The longest that a piece of the work waits for a quiet moment, ms. */
const IDLE_MS = 1000;
/** The longest that it waits for the worker to take the page over, ms; a page that was loaded past the worker never sees it. */
const TAKE_OVER_MS = 2000;

/**
 * Keeps the page that is being seen for when there is no connection.
 * @param owner who sees it: copies of anybody else, or of before a sign-out, are dropped first
 */
export async function saveSnapshot(owner: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/service-worker.js');
  const { navigationPreload } = await serviceWorker.ready;
  await navigationPreload.enable();
  if (localStorage.getItem(userHashKey) !== owner) {
    await deleteSnapshots();
    localStorage.setItem(userHashKey, owner);
  }
  await i18next.loadNamespaces('offline');
  const t = i18next.getFixedT(null, 'offline');
  await idle();
  // Nothing waits from here to the copy: its address is the one of the page that it shows.
  const { pathname, search } = window.location;
  if (!isRoute(savedPages, pathname) || document.querySelector('[data-failure]')) return;
  const path = pathname + search;
  const { title } = document;
  const keptAt = new Date();
  const html = renderSnapshot(document, { text: t('kept', { time: timeMark }), retry: t('retry'), path });
  const files = filesOfPage();
  const copies = await openSnapshots();
  if (!serviceWorker.controller) await takenOver(serviceWorker);
  await Promise.allSettled(Array.from(files, (file) => fetch(file, { headers: { accept } })));
  await putSnapshot(copies, { path, title, keptAt }, html);
}

function takenOver(worker: ServiceWorkerContainer): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS)),
  ]);
}

/** Waits until the page has nothing else to do: no piece of this work may stand before a customer's touch. */
async function idle(): Promise<void> {
  // Safari has no such call.
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: IDLE_MS }) : setTimeout(resolve, 50),
  );
}

/** Styles, fonts and pictures that the service worker has not seen yet, for it was not there; the browser has them still. */
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
