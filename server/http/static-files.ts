import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

/** Answers a request or calls `next` when there is no such file. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const day = 86_400;

/**
 * The built client's files, listed once at start and sent as they were compressed at build time: names under
 * /assets/ carry a hash and never change, the others (icons, robots.txt) live for a day, the service worker not at all.
 * A file that cannot be read (no descriptor is left, a deployment has taken it away) ends its connection, not the process.
 * Without `hasWorker` one is served in its place that removes itself and all it kept.
 */
export function createStaticFiles(dir: string, { hasWorker = true } = {}): StaticFiles {
  const find = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      if (path.startsWith('/service-worker')) response.setHeader('Cache-Control', 'no-cache');
      else response.setHeader('Cache-Control', hashed ? `public, max-age=${365 * day}, immutable` : `public, max-age=${day}`);
    },
  });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    delete request.headers.range;
    if (!hasWorker && request.url === '/service-worker.js') request.url = '/service-worker-off.js';
    response.once('pipe', (file: Readable) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    find(request, response, next);
  };
}
