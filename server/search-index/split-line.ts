import { isWithinNumber } from '../domain/number-words';
import { packWord, pieceWord } from '../domain/unit-words';
import { isAttributes } from './lexicon/attributes';
import { hasUnit, isMeasure } from './message-units';
import { parseText } from './parse-text';
import { markSpecies, splitColours } from './split-colours';
import { splitLengths } from './split-lengths';
import type { Language } from '../contract/enumerations';

/** After each comma and semicolon, except a decimal comma: '1,5', ',5'. */
const commas = /(?<=;)|(?<=,)(?!\d)|(?<=(?<![\d\s]),)/u;
const bullet = /^\s*(?:[-–—•*·✓]|№?\s?\d{1,3}[.)](?=\s|\p{L})|№\s?\d{1,3}(?=\s)|(?:\d\uFE0F?\u20E3)+)\s*/u;
/** '… 2) мондіаль'; '… 2. мондіаль' only when the line begins with '1.'. */
const enumerators = { bracket: /\s(?=\d{1,2}\)\s*\p{L})/u, stop: /\s(?=\d{1,2}[.)]\s*\p{L})/u };
const joints = /\s(?:і|й|та|и|and|&|\+|plus|плюс)\s|\s*\/\s*|\.\s+(?=\p{Lu})/giu;
/** Characters before and after a joint that say whether it parts two wishes. */
const LOOK_AROUND = 100;
/** 'по пачці': one each. */
const onePackEach = /(?<!\p{L})по(?=\s+(?:пач(?:ці|ке|ечці)|упаков(?:ці|ке)|пучку|в['’]?язці|вязке)(?!\p{L}))/giu;
/** A row of a CSV file without blanks: 'Freedom,60,100'. */
const csvRow = /^([^,\d]+),(\d{2,3}),([1-9]\d+)$/u;
/** '100;фрідом;60': the quantity first. */
const countFirstRow = /^\s*([1-9]\d{0,4})\s*;\s*(\p{L}[^;\d]*);\s*(\d{2,3})\s*$/u;
const lengthAndCount = `\\d{2,3}(?:\\s?(?:см|cm))?\\s?[-–—:=]\\s?\\d{1,5}\\s?(?:${packWord}|${pieceWord})`;
/** 'фрідом 60-100шт 70-50шт': where the next length begins. */
const nextLength = new RegExp(`(?<=(?<![\\p{L}\\d.,-])${lengthAndCount})[\\s,]+(?=${lengthAndCount})`, 'giu');

function stripBullet(line: string): string {
  return line.replace(bullet, '');
}

/** Splits a line at commas (not in table rows), semicolons and numbering, at 'і', 'and' or '/' between two quantities, and after a heading. */
export function splitLine(line: string, language: Language): string[] {
  const enumerator = /^\s*1\.\s/.test(line) ? enumerators.stop : enumerators.bracket;
  const each = line
    .replace(csvRow, '$1; $2; $3')
    .replace(countFirstRow, '$2; $3; $1')
    .replace(nextLength, '; ')
    .replace(onePackEach, 'по 1');
  return splitLengths(splitColours(markSpecies(each)))
    .split(enumerator)
    .flatMap((part) => stripBullet(part).split(part.includes('\t') ? /(?<=;)/u : commas))
    .flatMap(splitHeading)
    .flatMap((part, at) => splitJoints(part, language, at > 0));
}

/** 'тюльпани: білі 50' as 'тюльпани:' and 'білі 50'. */
function splitHeading(part: string): string[] {
  const end = part.indexOf(':') + 1;
  const [heading, rest] = [part.slice(0, end), part.slice(end)];
  const isHeading = /\p{L}/u.test(heading) && !/\d/.test(heading);
  const [name = ''] = /\p{L}.*/u.exec(rest) ?? [];
  const isOther = /\d/.test(name) || isAttributes(name);
  return isHeading && isOther && !isMeasure(rest) ? [heading, rest.trimStart()] : [part];
}

/** @param isBehind whether goods stand before this part of a line */
function splitJoints(part: string, language: Language, isBehind: boolean): string[] {
  for (const { 0: joint, index } of part.matchAll(joints)) {
    const [left, right] = [part.slice(0, index), part.slice(index + joint.length)];
    const [near, next] = [left.slice(-LOOK_AROUND), right.slice(0, LOOK_AROUND)];
    if ((isBehind && isCountBefore(near, next, language)) || areTwo(near, next, joint, language))
      return [left, ...splitJoints(right, language, true)];
  }
  return [part];
}

/** Whether the left is the quantity of goods before it: 'фрідом 60 см, 100 шт і мондіаль 60 см, 50 шт'. */
function isCountBefore(left: string, right: string, language: Language): boolean {
  const isCount = isMeasure(left) && hasUnit(left) && !isWithinNumber(left, right);
  return isCount && /^\p{L}{3}/u.test(right) && !isAttributes(parseText(right, language).query);
}

function areTwo(left: string, right: string, joint: string, language: Language): boolean {
  if (isWithinNumber(left, right)) return false;
  const [one, other] = [parseText(left, language), parseText(right, language)];
  const isComplete = one.quantity !== '' || one.candidates.length > 0;
  if (!/\p{L}/u.test(one.query) || !(isComplete || /\d/.test(left)) || isMeasure(left)) return false;
  const isNamed = isComplete || one.maybeLength !== undefined;
  if (!/\d/.test(right)) return isNamed && joint.trim() !== '/' && /\p{L}{3}/u.test(right) && !isAttributes(right);
  if (isMeasure(other.text)) return isComplete && /\p{L}/u.test(joint) && (other.text.match(/\d+/g) ?? []).length > 1;
  return isComplete || !isAttributes(other.query);
}
