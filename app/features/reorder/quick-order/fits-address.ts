/** Of an address; browsers and proxies take at least so much. */
const MAX_CHARACTERS = 6_000;

/** Whether a message can stand in an address, where it survives a reload. */
export function fitsAddress(message: string): boolean {
  return encodeURIComponent(message).length <= MAX_CHARACTERS;
}
