/** The native app around the page, as its user agent tells. */
export interface Wrapper {
  readonly platform: 'android' | 'ios';
  /** Its own version; null when it does not say. */
  readonly version: string | null;
}

/** What the wrapper appends to its user agent: `FlowerPortalApp/1.2.3 (android)`. */
const suffix = /\bFlowerPortalApp(?:\/(\d+(?:\.\d+){0,3}))?\S* \((android|ios)\)/;

/** The wrapper that sent a request; null for a browser. */
export function parseWrapper(headers: Headers): Wrapper | null {
  const [, version = null, platform] = suffix.exec(headers.get('user-agent') ?? '') ?? [];
  return platform === 'android' || platform === 'ios' ? { platform, version } : null;
}
