/** `?page=` of an address; 1 for anything but a whole number from 1. */
export function getPageNumber(url: string): number {
  return parsePageNumber(new URL(url).searchParams.get('page')) ?? 1;
}

/** A page number; null for anything but a whole number from 1. */
export function parsePageNumber(text: unknown): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
