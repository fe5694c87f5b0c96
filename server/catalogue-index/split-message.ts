import { isLength, isMeasure } from './message-units';

/** Those of a line, however many. */
const blanks = /[^\S\n\r]+/gu;
const lineEnds = /[\n\r]+/u;
/** Behind each comma and semicolon, but for a comma between figures. */
const commas = /(?<=;)|(?<=,)(?!\d)|(?<=(?<!\d),)/u;
const bullet = /^\s*(?:[-–—•*·✓]|\d{1,3}[.)](?=\s))\s*/u;

/**
 * The wishes of a message, as written: one a line, or several parted by commas and semicolons. What says only how long or how
 * many belongs to the wish before it, until that has its quantity. What has no letter is no wish.
 */
export function splitMessage(message: string, hasQuantity: (wish: string) => boolean): string[] {
  return message
    .replace(blanks, ' ')
    .split(lineEnds)
    .flatMap((line) => joinMeasures(line.split(commas), hasQuantity))
    .map((wish) => wish.replace(/[\s,;]+$/u, '').trim())
    .filter((wish) => /\p{L}/u.test(wish));
}

function joinMeasures(parts: readonly string[], hasQuantity: (wish: string) => boolean): string[] {
  const wishes: string[] = [];
  for (const part of parts) {
    const before = wishes.at(-1) ?? '';
    const isOfBefore = /\p{L}/u.test(before) && isMeasure(part) && (isLength(part) || !hasQuantity(before));
    if (isOfBefore) wishes[wishes.length - 1] = before + part;
    else wishes.push(part.replace(bullet, ''));
  }
  return wishes;
}
