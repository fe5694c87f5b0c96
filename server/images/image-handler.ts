import type { IncomingMessage, ServerResponse } from 'node:http';
import { digest } from '../digest';
import type { Env } from '../env';
import type { Log } from '../log';
import { openDiskCache } from './disk-cache';
import { createImageProxy } from './image-proxy';
import { parseImageUrl } from './image-url';
import { chooseFormat } from './resize';

const petals = [0, 60, 120, 180, 240, 300]
  .map((angle) => `<path d="M60 54c-9-7-11-21 0-31 11 10 9 24 0 31z" transform="rotate(${angle} 60 58)"/>`)
  .join('');

const placeholder =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" role="img"><rect width="120" height="120" fill="#8a9a86" opacity=".14"/>' +
  '<g fill="none" stroke="#7c8f78" stroke-width="2.5" stroke-linecap="round"><path d="M60 64c2 14 1 26-2 40m1-20c6-9 13-11 20-10-3 8-10 13-20 14"/>' +
  '<path d="M58 86c-5-8-11-11-18-10 2 8 8 13 18 13"/></g>' +
  `<g fill="#b9a7ac" opacity=".85">${petals}</g><circle cx="60" cy="58" r="6.5" fill="#d9b65d"/></svg>`;

export type ImageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const day = 86_400;
const longCache = `public, max-age=${30 * day}, stale-while-revalidate=${7 * day}`;
const shortCache = 'public, max-age=60';

/** Answers /images/…; a placeholder with a short cache time when there is no image. */
export function createImageHandler(
  env: Pick<Env, 'wholesaleApiUrl' | 'sessionSecrets' | 'imageHosts' | 'imageCache'>,
  log: Log,
): ImageHandler {
  const onError = (error: unknown) =>
    error
      ? log.warn({ err: error, dir: env.imageCache.dir }, 'pictures cannot be kept')
      : log.info('pictures are kept again');
  const cache = openDiskCache({ ...env.imageCache, maxAgeMs: 30 * day * 1000, onError });
  const proxy = createImageProxy({ cache, hosts: env.imageHosts, ownHost: new URL(env.wholesaleApiUrl).host });

  return async (request, response) => {
    const order = parseImageUrl(request.url ?? '', env);
    if (!order) return send(response, 404, 'image/svg+xml', placeholder, shortCache);
    const format = order.isJpeg ? 'jpeg' : chooseFormat(request.headers.accept);
    if (!order.isJpeg) response.setHeader('Vary', 'Accept');
    try {
      const picture = await proxy.make(order, format, () => response.destroyed);
      // Hash of the content, which may change at the same address.
      const tag = `"${digest(picture).slice(0, 22)}"`;
      response.setHeader('ETag', tag);
      if (matchesETag(request.headers['if-none-match'], tag))
        return send(response, 304, `image/${format}`, '', longCache);
      send(response, 200, `image/${format}`, picture, longCache);
    } catch (error) {
      const [source] = order.source.split('?');
      log.warn({ err: error, source, requestId: response.getHeader('x-request-id') }, 'picture not shown');
      send(response, 200, 'image/svg+xml', placeholder, shortCache);
    }
  };
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  cacheControl: string,
): void {
  response.setHeader('Cache-Control', cacheControl);
  if (status !== 304) response.setHeader('Content-Type', type).setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** If-None-Match by weak comparison (RFC 9110, 13.1.2). */
export function matchesETag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true;
  return [...(header ?? '').matchAll(/(?:W\/)?("[^"]*")/g)].some(([, named]) => named === tag);
}
