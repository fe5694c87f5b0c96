/** Whether an If-None-Match header names an entity tag: as `*`, or in its list, where a weak one of the same name counts too (RFC 9110, 13.1.2). */
export function matchesETag(header: string | undefined, tag: string): boolean {
  if (header?.trim() === '*') return true;
  return [...(header ?? '').matchAll(/(?:W\/)?("[^"]*")/g)].some(([, named]) => named === tag);
}
