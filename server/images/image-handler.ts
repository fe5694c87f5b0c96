import type { IncomingMessage, ServerResponse } from 'node:http';
import { digest } from '../digest';
import type { Env } from '../env';
import type { Log } from '../log';
import { openDiskCache } from './disk-cache';
import { createImageProxy } from './image-proxy';
import { parseImageUrl } from './image-url';
import { matchesETag } from './matches-etag';
import { placeholder } from './placeholder';
import { chooseFormat } from './resize';

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
