import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { languageOf } from '~/i18n/languages';
import { isRoute } from '~/match-route';
import { dateSnapshot, deleteSnapshots, listSnapshots, getSnapshot } from './copy-store';
import { formatSavedTime } from './kept-time';
import { renderOfflinePage } from './offline-page';
import { keepShopName, loadShopName } from './shop-name';

interface Installing extends Event {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
};
/** Put in by the build: what the offline page itself needs. */
declare const OFFLINE_FILES: { url: string; revision: string }[];

interface Preloading {
  readonly preloadResponse?: Promise<Response | undefined>;
}

/** A page that does not come within this time is shown as its copy, ms. */
const PATIENCE_MS = 10_000;
const week = 7 * 24 * 60 * 60;

// It holds no page and no script of the site, only copies for when there is no connection: a new one takes over at once.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(OFFLINE_FILES);
// Who runs the portal is known where it runs, and not to the build.
self.addEventListener('install', (event) => event.waitUntil(keepShopName().catch(() => undefined)));

/** What stands in for a picture that could not be had is drawn, and is asked for again. */
const noStaleAnswers: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.ok && !response.headers.get('content-type')?.startsWith('image/svg+xml') ? response : null,
    ),
};

/** A copy's picture is the one that was seen, whatever the browser would accept in its place. */
const keep = (cacheName: string, maxEntries: number) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      noStaleAnswers,
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: week, purgeOnQuotaError: true }) as WorkboxPlugin,
    ],
  });

// Styles change their address with what is behind it; a picture that changed at its own may be a week old, as in the browser's cache.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(?:css|woff2)$/.test(url.pathname),
  keep('copy-styles', 12),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'), keep('copy-pictures', 200));

// Signing out leaves nothing personal behind, whatever becomes of the answer; nor does whoever comes next find anything of a session that ended otherwise.
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && isRoute(['logout', 'login', 'register', 'delete-account'], url.pathname.replace(/\.data$/, '')),
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
    const answer = ask(request, event as Preloading);
    const copy = await getSnapshot(path);
    const inTime = copy
      ? Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))])
      : answer;
    return (
      (await inTime) ??
      (await (copy ? dateSnapshot(copy, (keptAt) => formatSavedTime(languageOf(path), keptAt)) : respondOffline(path)))
    );
  },
);

/** The network's answer; null when there is none. */
async function ask(request: Request, { preloadResponse }: Preloading): Promise<Response | null> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return null;
  }
}

async function respondOffline(path: string): Promise<Response> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
  };
  return new Response(renderOfflinePage(path, await listSnapshots(), await loadShopName()), { status: 503, headers });
}
