/** The page an address asks for with `?page=`; anything but a whole number from 1 is the first. */
export function readPageNumber(url: string): number {
  const text = new URL(url).searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
