/** If-None-Match by weak comparison (RFC 9110, 13.1.2). */
export function matchesETag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true;
  return [...(header ?? '').matchAll(/(?:W\/)?("[^"]*")/g)].some(([, named]) => named === tag);
}
