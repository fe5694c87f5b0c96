/** The native app around the page, by its user agent: `FlowerPortalApp/1.2.3 (android)`. */
export interface Wrapper {
  readonly platform: 'android' | 'ios';
  readonly version: string | null;
}

const suffix = /\bFlowerPortalApp(?:\/(\d+(?:\.\d+){0,3}))?\S* \((android|ios)\)/;

export function parseWrapper(headers: Headers): Wrapper | null {
  const [, version = null, platform] = suffix.exec(headers.get('user-agent') ?? '') ?? [];
  return platform === 'android' || platform === 'ios' ? { platform, version } : null;
}
