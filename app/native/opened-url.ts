export interface OpenedUrl {
  /** With query and hash. */
  readonly path: string;
  /** The text that another app shared. */
  readonly message: string | null;
}

/** What a link that the device opens the app with asks for; null for another site's. */
export function parseOpenedUrl(text: string, origin: string): OpenedUrl | null {
  const url = parseUrl(text);
  if (url?.origin !== origin) return null;
  const { search, hash, searchParams } = url;
  // An address that begins with two slashes names another host.
  const pathname = url.pathname.replace(/^\/+/, '/');
  return { path: pathname + search + hash, message: pathname === '/quick-order' ? searchParams.get('message') : null };
}

/** Safari before 17 has no `URL.canParse`. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
