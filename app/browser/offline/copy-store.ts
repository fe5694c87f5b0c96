/** Snapshots of pages: written by the page, read by the service worker when offline. */
const CACHE = 'page-copies';
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
const MOST = 40;

/** Placeholder for the time, which the service worker fills in: a first `Intl` date blocks a slow phone for 60 ms. */
export const timeMark = '{kept-at}';

export interface Snapshot {
  readonly path: string;
  readonly title: string;
  readonly keptAt: Date;
}

/** Content security policy of a snapshot: no scripts, no requests. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export async function openSnapshots(): Promise<Cache> {
  return await caches.open(CACHE);
}

export async function putSnapshot(cache: Cache, { path, title, keptAt }: Snapshot, html: string): Promise<void> {
  await cache.delete(path);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-kept-at': keptAt.toISOString(),
    'x-title': encodeURIComponent(title),
  };
  await cache.put(path, new Response(html, { headers }));
  const oldest = (await cache.keys()).slice(0, -MOST);
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

export async function getSnapshot(path: string): Promise<Response | null> {
  const copy = await (await caches.open(CACHE)).match(path);
  return copy && isFresh(copy) ? copy : null;
}

export async function dateSnapshot(copy: Response, writeTime: (keptAt: Date) => string): Promise<Response> {
  const html = await copy.text();
  return new Response(html.replace(timeMark, writeTime(savedAtOf(copy))), { headers: copy.headers });
}

export async function listSnapshots(): Promise<Snapshot[]> {
  const cache = await caches.open(CACHE);
  const copies = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const copy = await cache.match(request);
      const { pathname, search } = new URL(request.url);
      return copy && isFresh(copy)
        ? {
            path: pathname + search,
            title: decodeURIComponent(copy.headers.get('x-title') ?? ''),
            keptAt: savedAtOf(copy),
          }
        : null;
    }),
  );
  return copies.filter((copy) => copy !== null).reverse();
}

export async function deleteSnapshots(): Promise<void> {
  await caches.delete(CACHE);
}

const savedAtOf = (copy: Response) => new Date(copy.headers.get('x-kept-at') ?? 0);
const isFresh = (copy: Response) => Date.now() - savedAtOf(copy).getTime() < KEEP_MS;
