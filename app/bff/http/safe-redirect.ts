/**
 * Own: `safeRedirect` of remix-utils passes '/\t/evil.example', another site to a browser, and refuses '/search?q=a..b'.
 * The address if it is a path of this site, else the fallback. @param origin any http(s) origin, to resolve the path
 */
export function safePath(
  address: string | null | undefined,
  fallback: string,
  origin = 'http://portal.invalid',
): string {
  if (!address || !/^\/(?![/\\])/.test(address) || hasControlCharacter(address) || address.includes('\\'))
    return fallback;
  const resolved = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (resolved?.origin !== origin || resolved.pathname.startsWith('//')) return fallback;
  return resolved.pathname + resolved.search + resolved.hash;
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text, (character) => character.charCodeAt(0)).some((code) => code < 0x20 || code === 0x7f);
}
