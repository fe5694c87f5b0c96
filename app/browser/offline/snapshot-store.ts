/** Snapshots of pages: written by the page, read by the service worker when offline. */
const CACHE = 'page-copies';
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_SNAPSHOTS = 40;

/** Placeholder for the time, which the service worker fills in: a first `Intl` date blocks a slow phone for 60 ms. */
export const SAVED_TIME_PLACEHOLDER = '{kept-at}';

export interface Snapshot {
  readonly path: string;
  readonly title: string;
  readonly savedAt: Date;
}

/** Content security policy of a snapshot: no scripts, no requests. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export async function openSnapshots(): Promise<Cache> {
  return await caches.open(CACHE);
}

export async function putSnapshot(cache: Cache, { path, title, savedAt }: Snapshot, html: string): Promise<void> {
  await cache.delete(path);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-kept-at': savedAt.toISOString(),
    'x-title': encodeURIComponent(title),
  };
  await cache.put(path, new Response(html, { headers }));
  const oldest = (await cache.keys()).slice(0, -MAX_SNAPSHOTS);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

export async function getSnapshot(path: string): Promise<Response | null> {
  const response = await (await caches.open(CACHE)).match(path);
  return response && isFresh(response) ? response : null;
}

export async function fillSavedTime(response: Response, formatTime: (savedAt: Date) => string): Promise<Response> {
  const html = await response.text();
  return new Response(html.replace(SAVED_TIME_PLACEHOLDER, formatTime(savedAtOf(response))), {
    headers: response.headers,
  });
}

export async function listSnapshots(): Promise<Snapshot[]> {
  const cache = await caches.open(CACHE);
  const snapshots = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      const { pathname, search } = new URL(request.url);
      return response && isFresh(response)
        ? {
            path: pathname + search,
            title: decodeURIComponent(response.headers.get('x-title') ?? ''),
            savedAt: savedAtOf(response),
          }
        : null;
    }),
  );
  return snapshots.filter((response) => response !== null).reverse();
}

export async function deleteSnapshots(): Promise<void> {
  await caches.delete(CACHE);
}

const savedAtOf = (response: Response) => new Date(response.headers.get('x-kept-at') ?? 0);
const isFresh = (response: Response) => Date.now() - savedAtOf(response).getTime() < MAX_AGE_MS;
