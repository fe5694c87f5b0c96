/** A figure with the word for packs, as florists write it. */
export const packs = /(?<![\p{L}\d])(\d+)\s*(?:пачк\p{L}*|пачок|пачек|пач|пучк\p{L}*|пучок|пучка|пуч|пак|п|packs?|bunch(?:es)?|bch|уп)\.?(?!\p{L})/iu;
/** A figure with the word for pieces. */
export const pieces = /(?<![\p{L}\d])(\d+)\s*(?:штук\p{L}*|шт|pcs|pc|pieces?|stems?|стебел\p{L}*|ст)\.?(?!\p{L})/iu;
const lengthCm = /\d+\s*(?:см|cm)\.?(?!\p{L})/giu;

/** Lengths that say so, each hidden behind as many signs: neither they nor their figures are a quantity. */
export function hideLengths(text: string): string {
  return text.replace(lengthCm, (length) => '#'.repeat(length.length));
}

/** Whether a text says only how long: '60 см'. */
export function isLength(text: string): boolean {
  return /\d/.test(text) && !/[\p{L}\d]/u.test(hideLengths(text));
}

/** Whether a text says only how long or how many: '60 см', '100 шт', 'по 20'. */
export function isMeasure(text: string): boolean {
  const rest = hideLengths(text).replace(packs, '').replace(pieces, '').replace(/(?<!\p{L})(?:по|[xх])(?!\p{L})/iu, '');
  return /\d/.test(text) && !/\p{L}/u.test(rest);
}
