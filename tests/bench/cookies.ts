/** The pairs of a Cookie header as a browser takes them for a site. */
export function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header
    .split('; ')
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url }));
}
