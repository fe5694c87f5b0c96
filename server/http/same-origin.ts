import type { IncomingMessage } from 'node:http';

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Own, since `fetchSite` of remix-utils reads a header `Set-Fetch-Site`, which no browser sends.
 * Whether a request may change state: from this site by Sec-Fetch-Site, else Origin, else Referer. Safe methods always pass.
 */
export function isAllowedOrigin(request: Pick<IncomingMessage, 'method' | 'headers'>, publicOrigin: string): boolean {
  if (safeMethods.has(request.method ?? '')) return true;
  const { origin, referer } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin !== undefined) return origin === publicOrigin;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin === publicOrigin;
}
