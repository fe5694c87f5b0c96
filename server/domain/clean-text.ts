/** Zero-width and directional characters, and fillers that look like a space. */
const INVISIBLE = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFE00-\uFE0F\uFFA0]/gu;
const BLANKS = /[^\S\r\n]+/g;

/** Removes invisible characters, collapses whitespace within lines and trims. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
}

/** Removes invisible characters and all whitespace, as for a phone number, date or code. */
export function cleanCode(text: string): string {
  return cleanText(text).replace(/\s+/g, '');
}
