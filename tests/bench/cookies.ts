/** The cookies of a Cookie header in the form that browsers are given. */
export function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header
    .split('; ')
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url }));
}
