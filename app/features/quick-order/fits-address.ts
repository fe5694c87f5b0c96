/** Of an address; browsers and proxies take at least so much. */
const MOST_CHARACTERS = 6_000;

/** Whether a message can stand in an address, where it survives a reload. */
export function fitsAddress(message: string): boolean {
  return encodeURIComponent(message).length <= MOST_CHARACTERS;
}
