/** The native app around the page, by its user agent: `FlowerPortalApp/1.2.3 (android)`. */
export interface Wrapper {
  readonly platform: 'android' | 'ios';
  readonly version: string | null;
}

const suffix = /\bFlowerPortalApp(\S*) \((android|ios)\)/;
const versionNumber = /^\/(\d+(?:\.\d+){0,3})/;

export function parseWrapper(headers: Headers): Wrapper | null {
  const [, version = '', platform] = suffix.exec(headers.get('user-agent') ?? '') ?? [];
  if (platform !== 'android' && platform !== 'ios') return null;
  return { platform, version: versionNumber.exec(version)?.[1] ?? null };
}
