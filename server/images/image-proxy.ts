import { createHash } from 'node:crypto';
import { fetchOriginal } from './fetch-original';
import type { DiskCache } from './disk-cache';
import type { ImageOrder } from './image-url';
import { limitConcurrency } from './limit-concurrency';
import { resize, type ImageFormat } from './resize';

/** Makes pictures of ordered sizes, each at most once at a time and, while the cache keeps it, once at all. */
export interface ImageProxy {
  /** @throws {Error} when the original cannot be had or is none that may be shown */
  make(order: ImageOrder, format: ImageFormat): Promise<Buffer>;
}

export interface ImageProxyOptions {
  readonly cache: DiskCache;
  readonly hosts: readonly string[];
  /** The wholesale API's own host. */
  readonly ownHost: string;
}

const atOnce = 2;

/** Name of a picture in the cache, and its ETag. */
export function pictureKey({ source, width }: ImageOrder, format: ImageFormat): string {
  return `${createHash('sha256').update(`${source} ${width}`).digest('hex').slice(0, 40)}.${format}`;
}

/** Creates the proxy; originals come from `hosts` only. */
export function createImageProxy({ cache, hosts, ownHost }: ImageProxyOptions): ImageProxy {
  const limited = limitConcurrency(atOnce);
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(key: string, order: ImageOrder, format: ImageFormat): Promise<Buffer> {
    const kept = await cache.read(key);
    if (kept) return kept;
    const made = await limited(async () => await resize(await fetchOriginal(order.source, hosts, ownHost), order.width, format));
    await cache.write(key, made).catch(() => undefined);
    return made;
  }

  return {
    make(order, format) {
      const key = pictureKey(order, format);
      const shared = underWay.get(key) ?? make(key, order, format).finally(() => underWay.delete(key));
      underWay.set(key, shared);
      return shared;
    },
  };
}
