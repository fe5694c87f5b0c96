const CACHE = 'shop';
const MANIFEST = '/manifest.webmanifest';

/** Keeps the shop's name, as the manifest gives it, for when there is no connection. */
export async function keepShopName(): Promise<void> {
  await (await caches.open(CACHE)).add(MANIFEST);
}

/** The shop's name; empty where it was never had. */
export async function loadShopName(): Promise<string> {
  const manifest = await caches.match(MANIFEST, { cacheName: CACHE });
  return manifest ? ((await manifest.json()) as { name: string }).name : '';
}
