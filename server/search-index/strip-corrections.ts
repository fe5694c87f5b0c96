import { number } from './message-units';

const count = `${number}(?:\\s*\\p{L}+\\.?)?`;
/** 'не 100, а 50'. */
const notThis = new RegExp(`(?<!\\p{L})(?:не|not)\\s+${count}\\s*,?\\s*(?:а|but)\\s+(?=\\d)`, 'giu');
/** '(було 150)', 'замість 150', 'instead of 150 pcs'. */
const before = new RegExp(
  `[(,]?\\s*(?<!\\p{L})(?:було|замість|было|вместо|instead of|was)\\s+${number}(?:\\s*(?:шт|pcs?|stems?)\\.?(?!\\p{L}))?\\s*\\)?(?=\\s*(?:$|[,;)]))`,
  'giu',
);
/** '100, якщо немає, то 70': one of two quantities. */
const otherwise =
  /\s*(?:[,(]\s*)?(?:якщо|если|if)\s+(?:немає|нема|не буде|нету?|не будет|not|none)(?:\s*(?:,\s*)?(?:то|тоді|then))?\s*(?:,\s*)?(?=\d)/giu;

/** Takes out numbers that a line itself takes back, and writes a second choice as 'або'. */
export function stripCorrections(line: string): string {
  return line.replace(notThis, '').replace(before, ' ').replace(otherwise, ' або ');
}
