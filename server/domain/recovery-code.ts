import { cleanCode, cleanText } from './clean-text';

const CODE_LENGTH = 6;
const MIN_LENGTH = 4;
const CODE_WORD = /код|code/iu;
/** Digits that are parted at most by a blank, a dot or a dash. */
const FIGURES = /\d+(?:(?:\s|\.|\s?[\p{Pd}\u2212]\s?)\d+)*/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** A code as pasted from a message: blanks, dots, dashes and the words around it are ignored, and so are other numbers. */
export function parseRecoveryCode(text: string): string {
  const typed = cleanText(text);
  const wordAt = typed.search(CODE_WORD);
  const figures = [...typed.matchAll(FIGURES)].map((match) => ({
    digits: match[0].replace(/\D/g, ''),
    numbers: match[0].match(/\d+/g) ?? [],
    isAfterWord: wordAt >= 0 && match.index > wordAt,
  }));
  const pick = (isCode: (digits: string) => boolean) => {
    const fitting = figures.filter(({ digits }) => isCode(digits));
    return (fitting.find(({ isAfterWord }) => isAfterWord) ?? fitting[0])?.digits;
  };
  const isWhole = (digits: string) => digits.length === CODE_LENGTH;
  return (
    pick(isWhole) ??
    figures.flatMap(({ numbers }) => numbers).find(isWhole) ??
    pick((digits) => digits.length >= MIN_LENGTH) ??
    cleanCode(typed).replace(DASHES, '')
  );
}
