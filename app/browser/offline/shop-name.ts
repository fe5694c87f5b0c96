const CACHE = 'shop';
const MANIFEST = '/manifest.webmanifest';

export async function saveShopName(): Promise<void> {
  await (await caches.open(CACHE)).add(MANIFEST);
}

export async function loadShopName(): Promise<string> {
  const manifest = await caches.match(MANIFEST, { cacheName: CACHE });
  return manifest ? ((await manifest.json()) as { name: string }).name : '';
}
