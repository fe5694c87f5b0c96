import { isFailureView } from '~/browser/network/error-view';

/** Pages differ by customer and are never kept by a shared cache; a customer's or one that sets a cookie by none. */
export function setCachePolicy(request: Request, headers: Headers): void {
  if (headers.has('cache-control')) return;
  const personal = headers.has('set-cookie') || /(^|;\s*)(__Host-)?session=/.test(request.headers.get('cookie') ?? '');
  headers.set('cache-control', personal ? 'private, no-store' : 'private, no-cache');
}

/** Several loaders of a page set the same cookie; it is sent once. */
export function dedupeSetCookie(headers: Headers): void {
  const lines = new Set(headers.getSetCookie());
  headers.delete('set-cookie');
  for (const line of lines) headers.append('set-cookie', line);
}

/** Seconds after which an outage may be over, where nobody says. */
const USUAL_WAIT_SECONDS = 10;

/** Says when a page that cannot be had now may be asked for again; `errors` are those of the page's routes, as their boundaries get them. */
export function setRetryAfterHeader(status: number, headers: Headers, errors: object | null | undefined): void {
  if ((status !== 503 && status !== 429) || headers.has('retry-after')) return;
  const views = Object.values(errors ?? {}).flatMap((error: { data?: unknown }) =>
    isFailureView(error.data) ? [error.data] : [],
  );
  headers.set('retry-after', String(views[0]?.waitSeconds ?? USUAL_WAIT_SECONDS));
}

/** Hosts of the tag manager and of what it reports to, as its documentation names them. */
const tagHosts = {
  script: ' https://*.googletagmanager.com',
  image: ' https://*.googletagmanager.com https://*.google-analytics.com',
  connect: ' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};
interface PagePolicy {
  readonly hasTagManager?: boolean;
  /** Origins that a form of the page may be sent on to. */
  readonly formTargets?: readonly string[];
  /** Hash of the style sheet, where it stands in the page. */
  readonly styleHash?: string | undefined;
}

const noHosts = { script: '', image: '', connect: '' };

/** Which inline scripts a page runs: those that bear this answer's nonce, or those with these hashes. */
type InlineScripts = { readonly nonce: string } | { readonly scriptHashes: readonly string[] };

/**
 * Content security policy of a page: no inline styles but the one of `styleHash`, inline scripts only as told, other hosts only where the page has a tag manager, forms only to this site and on to `formTargets`.
 */
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
