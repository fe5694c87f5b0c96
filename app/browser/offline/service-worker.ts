import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { languageOf } from '~/i18n/languages';
import { routeAt } from '~/routing/match-route';
import { CLAIM_MESSAGE } from './claim-message';
import { fillSavedTime, deleteSnapshots, listSnapshots, getSnapshot } from './snapshot-store';
import { formatSavedTime } from './saved-time';
import { renderOfflinePage } from './offline-page';

const CACHE = 'shop';
const MANIFEST = '/manifest.webmanifest';

async function saveShopName(): Promise<void> {
  await (await caches.open(CACHE)).add(MANIFEST);
}

async function loadShopName(): Promise<string> {
  const manifest = await caches.match(MANIFEST, { cacheName: CACHE });
  return manifest ? ((await manifest.json()) as { name: string }).name : '';
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}
declare const self: {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
};
/** Inserted by the build: files of the offline page. */
declare const OFFLINE_FILES: { url: string; revision: string }[];

interface Preloading {
  readonly preloadResponse?: Promise<Response | undefined>;
}

const NETWORK_TIMEOUT_MS = 10_000;
const week = 7 * 24 * 60 * 60;

// It holds no page or script of the site, so a new one can take over at once.
void self.skipWaiting();
clientsClaim();
self.addEventListener('message', (event) => {
  if (event.data === CLAIM_MESSAGE) event.waitUntil(self.clients.claim());
});
cleanupOutdatedCaches();
precacheAndRoute(OFFLINE_FILES);
// The shop's name is configuration of the server, not of the build.
self.addEventListener('install', (event) => event.waitUntil(saveShopName().catch(() => undefined)));

/** Does not cache placeholders of missing images. */
const noPlaceholderImages: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.ok && !response.headers.get('content-type')?.startsWith('image/svg+xml') ? response : null,
    ),
};

/** Ignores `Vary`: a snapshot's image is the one that was displayed. */
const cacheFirst = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      noPlaceholderImages,
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: week, purgeOnQuotaError: true }) as WorkboxPlugin,
    ],
  });

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(?:css|woff2)$/.test(url.pathname),
  cacheFirst('copy-styles', 12),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  cacheFirst('copy-pictures', 200),
);

// Signing out deletes personal data whatever the response, and so does signing in.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && routeAt(url.pathname.replace(/\.data$/, '')).offline === 'clear',
  async ({ request }) => {
    await deleteSnapshots();
    return await fetch(request);
  },
  'POST',
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async ({ request, url, event }) => {
    const path = url.pathname + url.search;
    const response = fetchPage(request, event as Preloading);
    const snapshot = await getSnapshot(path);
    const timelyResponse = snapshot
      ? Promise.race([response, new Promise<null>((resolve) => setTimeout(() => resolve(null), NETWORK_TIMEOUT_MS))])
      : response;
    return (
      (await timelyResponse) ??
      (await (snapshot
        ? fillSavedTime(snapshot, (savedAt) => formatSavedTime(languageOf(path), savedAt))
        : respondOffline(path)))
    );
  },
);

// A form of a saved page that has no answer comes back with its fields.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && routeAt(url.pathname).offline === 'copy',
  async ({ request, url }) => {
    const posted = request.clone();
    return (await fetchPage(request)) ?? (await respondOffline(url.pathname + url.search, await posted.formData()));
  },
  'POST',
);

async function fetchPage(request: Request, { preloadResponse }: Preloading = {}): Promise<Response | null> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return null;
  }
}

async function respondOffline(path: string, unsent?: FormData): Promise<Response> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
  };
  return new Response(renderOfflinePage(path, await listSnapshots(), await loadShopName(), unsent), {
    status: 503,
    headers,
  });
}
