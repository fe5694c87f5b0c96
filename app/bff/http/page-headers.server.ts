import { isFailureView } from '~/browser/network/error-view';
import { routeAt } from '~/routing/match-route';

/** Shared caches store no page; a customer's page, one with a cookie or a secret address is not stored at all. No other site learns that address. */
export function setCachePolicy(request: Request, headers: Headers): void {
  const { isSecret } = routeAt(new URL(request.url).pathname);
  if (isSecret) headers.set('referrer-policy', 'origin');
  if (headers.has('cache-control')) return;
  const personal =
    isSecret || headers.has('set-cookie') || /(^|;\s*)(__Host-)?session=/.test(request.headers.get('cookie') ?? '');
  headers.set('cache-control', personal ? 'private, no-store' : 'private, no-cache');
}

/** Loaders of one page may set the same cookie; it is sent once. */
export function dedupeSetCookie(headers: Headers): void {
  const lines = new Set(headers.getSetCookie());
  headers.delete('set-cookie');
  for (const line of lines) headers.append('set-cookie', line);
}

const USUAL_WAIT_SECONDS = 10;

/** Sets `Retry-After` of an outage. @param errors of the page's routes */
export function setRetryAfterHeader(status: number, headers: Headers, errors: object | null | undefined): void {
  if ((status !== 503 && status !== 429) || headers.has('retry-after')) return;
  const views = Object.values(errors ?? {}).flatMap((error: { data?: unknown }) =>
    isFailureView(error.data) ? [error.data] : [],
  );
  headers.set('retry-after', String(views[0]?.waitSeconds ?? USUAL_WAIT_SECONDS));
}

const tagHosts = {
  script: ' https://*.googletagmanager.com',
  image: ' https://*.googletagmanager.com https://*.google-analytics.com',
  connect: ' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};
interface PagePolicy {
  readonly hasTagManager?: boolean;
  readonly formTargets?: readonly string[];
  readonly styleHash?: string | undefined;
}

const noHosts = { script: '', image: '', connect: '' };

type InlineScripts = { readonly nonce: string } | { readonly scriptHashes: readonly string[] };

/** Inline scripts and styles by nonce or hash; other hosts only for the tag manager. */
export function contentSecurityPolicy(
  scripts: InlineScripts,
  { hasTagManager = false, formTargets = [], styleHash }: PagePolicy = {},
): string {
  const inline = 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.scriptHashes;
  const hosts = hasTagManager ? tagHosts : noHosts;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(' ') + hosts.script,
    ["style-src 'self'", ...(styleHash ? [styleHash] : [])].join(' '),
    `img-src 'self' data:${hosts.image}`,
    "font-src 'self'",
    `connect-src 'self'${hosts.connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
