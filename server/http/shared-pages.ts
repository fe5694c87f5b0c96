import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { SHARED_PAGE_HEADER, type AppEntry } from './app-entry';

const keepMs = 5_000;
const maxBytes = 8 * 1_048_576;
const entryKey = new Set(['x-request-id', 'connection', 'date']);

interface SharedPage {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Compressed pages that are the same for all visitors, for a few seconds. */
export function createSharedPages(keyOf: AppEntry['pageCacheKey'], clock: Pick<Performance, 'now'> = performance) {
  const pages = new LRUCache<string, SharedPage>({
    perf: clock,
    ttl: keepMs,
    ttlResolution: 0,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 2_000,
  });

  function nameOf({ method, url = '', headers }: IncomingMessage, origin: string): string | null {
    if (method !== 'GET') return null;
    const key = keyOf((name) => headers[name]?.toString(), url);
    return key === null ? null : `${key} ${headers['accept-encoding'] ?? ''} ${origin}${url}`;
  }

  return {
    send(request: IncomingMessage, response: ServerResponse, origin: string): boolean {
      const name = nameOf(request, origin);
      const page = name === null ? undefined : pages.get(name);
      if (!page) return false;
      for (const [header, value] of Object.entries(page.headers))
        if (value !== undefined) response.setHeader(header, value);
      response.end(page.body);
      return true;
    },
    set(request: IncomingMessage, response: ServerResponse, origin: string, body: Buffer): void {
      const name = response.statusCode === 200 && !response.hasHeader('set-cookie') ? nameOf(request, origin) : null;
      if (name === null) return;
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders()).filter(([header]) => !entryKey.has(header)),
      );
      pages.set(name, { headers, body });
    },
  };
}

/** Removes the header that marks a shared page; false without it. */
export function takeSharedPageHeader(headers: Headers): boolean {
  const isShared = headers.has(SHARED_PAGE_HEADER);
  headers.delete(SHARED_PAGE_HEADER);
  return isShared;
}
