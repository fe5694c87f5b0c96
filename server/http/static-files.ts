import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { parsePath } from './request-guard';

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const day = 86_400;
const cacheHeaders = ['Cache-Control', 'Vary', 'ETag'];

/** Serves the built client, precompressed. Names under /assets/ are immutable, others cached for a day, the service worker never. @param hasWorker false serves a worker that removes itself */
export function createStaticFiles(dir: string, { hasWorker = true } = {}): StaticFiles {
  const find = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.removeHeader('ETag');
      // sirv has no type for it, and sniffing is off.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    delete request.headers.range;
    if (!hasWorker && parsePath(request.url ?? '') === '/service-worker.js') request.url = '/service-worker-off.js';
    const guardFile = (file: Readable) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    };
    response.once('pipe', guardFile);
    setCacheHeaders(request, response);
    find(request, response, () => {
      response.off('pipe', guardFile);
      for (const name of cacheHeaders) response.removeHeader(name);
      next();
    });
  };
}

/** Also for a 304, which needs the same headers (RFC 9110, 15.4.5). */
function setCacheHeaders({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const hashed = url.startsWith('/assets/');
  const policy = hashed ? `public, max-age=${365 * day}, immutable` : `public, max-age=${day}`;
  response.setHeader('Cache-Control', url.startsWith('/service-worker') ? 'no-cache' : policy);
  response.setHeader('Vary', 'Accept-Encoding');
  if (headers['if-none-match']) response.setHeader('ETag', headers['if-none-match']);
}
