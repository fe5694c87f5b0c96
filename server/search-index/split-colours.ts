import { pieceWord } from '../domain/unit-words';
import { isAttributes, isSpecies } from './lexicon/attributes';
import { exactConceptsOf } from './lexicon/concepts';
import { parseWord } from './tokenize';

const MOST_COLOURS = 20;
/** '50 червоних', '50 шт червоних'. */
const countedWord = new RegExp(`(?<![\\p{L}\\d])\\d+\\s*(?:${pieceWord}\\s*)?\\p{L}{3,}[\\s,;]*`, 'giu');
const joint = /^\s*(?:,|\/|&|(?<=\s)(?:і|й|та|и|and)(?=\s))\s*$/iu;
/** 'по 50', '50 each': so many of every one. */
const ofEach = /(?<!\p{L})по\s*\d|\d[^,;]*\seach(?!\p{L})/iu;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Writes 'білі та рожеві троянди по 50' as 'білі троянди по 50; рожеві троянди по 50'. */
export function splitColours(line: string): string {
  const colours = colourRun(line);
  const [first, last] = [colours[0], colours.at(-1)];
  if (!first || !last || colours.length < 2) return line;
  const start = Math.max(line.lastIndexOf(',', first.start), line.lastIndexOf(';', first.start)) + 1;
  const length = line.slice(last.end).search(/[,;]/u);
  const end = length < 0 ? line.length : last.end + length;
  const rest = line.slice(last.end, end);
  if (!ofEach.test(rest)) return line;
  const wishes = colours.map(
    (colour) =>
      `${line.slice(start, first.start)}${line.slice(colour.start, colour.end)}${rest.replace(/\seach(?!\p{L})/iu, '')}`,
  );
  return `${line.slice(0, start)}${wishes.join('; ')}${line.slice(end)}`;
}

/** Writes 'гвоздики 50 червоних 50 білих' as 'гвоздики: 50 червоних, 50 білих'. */
export function markSpecies(line: string): string {
  const counts = [...line.matchAll(countedWord)];
  const [first, second] = counts;
  if (!first || !second || counts.length > MOST_COLOURS) return line;
  const species = line.slice(0, first.index).replace(/[\s:–—-]+$/u, '');
  const rest = counts.map(([count]) => count.trim());
  const isWhole = line.slice(first.index).replace(countedWord, '').trim() === '';
  return isWhole && isSpecies(species) && rest.every(isAttributes) ? `${species}: ${rest.join(', ')}` : line;
}

/** The first words for colours of a line that stand beside each other: 'білі, жовті та рожеві'. */
function colourRun(line: string): Place[] {
  const run: Place[] = [];
  for (const { 0: word, index } of line.matchAll(/\p{L}+/gu)) {
    if (!exactConceptsOf(parseWord(word)).some(({ kind }) => kind === 'colour')) continue;
    const before = run.at(-1);
    if (before && !joint.test(line.slice(before.end, index))) {
      if (run.length > 1) break;
      run.pop();
    }
    run.push({ start: index, end: index + word.length });
  }
  return run;
}
