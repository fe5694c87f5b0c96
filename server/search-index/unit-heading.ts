import { packWord, pieceWord } from '../domain/unit-words';
import { hasUnit } from './message-units';

const all = '(?:(?:вс[еі]|всё|усе|усі|all)\\s+)?(?:(?:в|у|in)\\s+)?';
/** 'пачками:', '(все в пачках)', 'all in bunches': the unit of a whole list. 'пачки' alone belongs to the number before it. */
const heading = (word: string) =>
  new RegExp(
    `^\\s*(?:${all}(${word})\\s*:|\\(\\s*${all}(${word})\\s*\\)|(?:вс[еі]|всё|усе|усі|all)\\s+(?:в|у|in)\\s+(${word}))\\s*$`,
    'iu',
  );
const packHeading = heading(packWord);
const pieceHeading = heading(`${pieceWord}|поштучно|по\\s?штукам`);
const leadingCount = /^(\s*\d+)(?=\s+\p{L})/u;
const lastCount = /(?<![\p{L}\d.,])(\d+)\s*$/u;

/** Writes the unit of a heading to the lines it stands for, and leaves the heading out. Below a list it stands for the lines before it. */
export function applyUnitHeading(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => packHeading.test(line));
  const word = packHeading
    .exec(lines[at] ?? '')
    ?.slice(1)
    .find(Boolean);
  if (word === undefined) return [...lines];
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => pieceHeading.test(line));
  const counted = end < 0 ? below : below.slice(0, end);
  const other = below.slice(counted.length);
  const inPacks = (line: string) => addUnit(line, word);
  return counted.some((line) => /\d/.test(line))
    ? [...lines.slice(0, at), ...counted.map(inPacks), ...other]
    : [...lines.slice(0, at).map(inPacks), ...below];
}

function addUnit(line: string, word: string): string {
  if (hasUnit(line)) return line;
  return line.replace(leadingCount.test(line) ? leadingCount : lastCount, `$1 ${word}`);
}
