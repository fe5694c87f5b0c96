import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** Answers a request or calls `next` when there is no such file. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const day = 86_400;

/**
 * The built client's files, listed once at start and sent as they were compressed at build time: names under
 * /assets/ carry a hash and never change, the others (icons, robots.txt) live for a day.
 */
export function createStaticFiles(dir: string): StaticFiles {
  const find = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      const hashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', hashed ? `public, max-age=${365 * day}, immutable` : `public, max-age=${day}`);
    },
  });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    delete request.headers.range;
    find(request, response, next);
  };
}
