import type { IncomingMessage } from 'node:http';
import type { ErrorStatus } from './error-page-texts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const MAX_URL_LENGTH = 8192;
const maxSegments = 32;

/** Error status of a malformed request; null for a good one. */
export function findMalformed(request: Pick<IncomingMessage, 'method' | 'url'>): ErrorStatus | null {
  const { method = '', url = '' } = request;
  if (!methods.has(method)) return 405;
  if (url.length > MAX_URL_LENGTH) return 414;
  if (!url.startsWith('/') || /[^\x21-\x7e]/.test(url)) return 400;
  const path = parsePath(url);
  if (!isDecodable(path) || hasHost(path)) return 400;
  return path.split('/').length - 1 > maxSegments ? 404 : null;
}

/** The target as a path. Proxies may send an absolute URL, whose host must equal the Host header. */
export function parseTarget({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]+)([/?#].*)?$/i.exec(url) ?? [];
  if (host === undefined || host.toLowerCase() !== headers.host?.toLowerCase()) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export function parsePath(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

/** Whether a browser would read a host in a redirect to this path: it begins with two slashes once dots and backslashes are resolved. */
function hasHost(path: string): boolean {
  return new URL(`http://portal.invalid${path}`).pathname.startsWith('//');
}

function isDecodable(path: string): boolean {
  try {
    return !/[\0-\x1f\x7f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
