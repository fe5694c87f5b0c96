import { createHash } from 'node:crypto';
import type { DiskCache } from './disk-cache';
import type { ImageRequest } from './image-url';
import { limitConcurrency } from '../limit-concurrency';
import { createOriginals, type OriginalsOptions } from './originals';
import { resize, type ImageFormat } from './resize';

/** Resizes images; each once at a time, and once at all while it is cached. */
export interface ImageProxy {
  /** @param isGone whether the client has disconnected. @throws {Error} without an original, or after waiting too long */
  make(order: ImageRequest, format: ImageFormat, isGone?: () => boolean): Promise<Buffer>;
}

export interface ImageProxyOptions extends OriginalsOptions {
  readonly cache: DiskCache;
}

const MAX_CONCURRENT = 2;
const MAX_WAITING = 100;
const MAX_WAIT_MS = 10_000;

interface CreatedImage {
  readonly picture: Buffer;
  readonly cached: Promise<void>;
}

function pictureKey({ source, width }: ImageRequest, format: ImageFormat): string {
  return `${createHash('sha256').update(`${source} ${width}`).digest('hex').slice(0, 40)}.${format}`;
}

export function createImageProxy({ cache, ...options }: ImageProxyOptions): ImageProxy {
  const limited = limitConcurrency(MAX_CONCURRENT, MAX_WAITING, MAX_WAIT_MS);
  const originals = createOriginals(options);
  const inProgress = new Map<string, { picture: Promise<Buffer>; waiting: (() => boolean)[] }>();

  async function make(
    key: string,
    order: ImageRequest,
    format: ImageFormat,
    areGone: () => boolean,
  ): Promise<CreatedImage> {
    const known = await cache.read(key);
    if (known) return { picture: known, cached: Promise.resolve() };
    originals.rejectSilent(order.source);
    const picture = await limited(async () => {
      if (areGone()) throw new Error('nobody waits for the picture any more');
      return await resize(await originals.fetch(order.source), order.width, format);
    });
    return { picture, cached: cache.write(key, picture) };
  }

  return {
    make(order, format, isGone = () => false) {
      const key = pictureKey(order, format);
      const known = inProgress.get(key);
      known?.waiting.push(isGone);
      if (known) return known.picture;
      const waiting = [isGone];
      const made = make(key, order, format, () => waiting.every((each) => each()));
      const forget = () => inProgress.delete(key);
      void made.then(({ cached }) => cached.then(forget), forget);
      const picture = made.then((each) => each.picture);
      inProgress.set(key, { picture, waiting });
      return picture;
    },
  };
}
