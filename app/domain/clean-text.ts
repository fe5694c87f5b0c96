/** Characters nobody sees: zero-width and directional marks, and fillers that look like a blank. */
const INVISIBLE = /[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFE00-\uFE0F\uFFA0]/gu;
/** Every kind of blank within a line. */
const BLANKS = /[^\S\r\n]+/g;

/** A typed text without invisible characters, each run of blanks one space, none at its ends; empty where nothing else stood in it. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
}

/** A number, code or date as it is judged: without invisible characters and without any blank. */
export function cleanCode(text: string): string {
  return cleanText(text).replace(/\s+/g, '');
}
