/** The page an address asks for with `?page=`; anything but a whole number from 1 is the first. */
export function getPageNumber(url: string): number {
  return parsePageNumber(new URL(url).searchParams.get('page')) ?? 1;
}

/** A page as an address or a form names it; null for anything but a whole number from 1. */
export function parsePageNumber(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
