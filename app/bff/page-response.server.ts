/** Pages differ by customer and are never kept by a shared cache; a customer's or one that sets a cookie by none. */
export function setCachePolicy(request: Request, headers: Headers): void {
  if (headers.has('cache-control')) return;
  const personal = headers.has('set-cookie') || /(^|;\s*)(__Host-)?session=/.test(request.headers.get('cookie') ?? '');
  headers.set('cache-control', personal ? 'private, no-store' : 'private, no-cache');
}

/** Content security policy of a page: scripts only with this answer's nonce. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
