import { isSinglePack, packWord, parseUnitWord, pieceWord, qualityWord } from '../domain/unit-words';
import { lengthsToCm, number } from './message-units';

const [LEAST_LENGTH, LONGEST_LENGTH] = [30, 250];
const anyUnit = `(?:${packWord}|${pieceWord})`;
const start = '(?<![\\p{L}\\d.])';
/** Nothing that makes a figure another one, a length or a counted one. */
const bareEnd = `(?![\\p{L}\\d]|[.,]\\d|\\s*(?:см|cm|${anyUnit}))`;

const inBrackets = new RegExp(`${start}(${number})\\s*[([]\\s*(${anyUnit})\\s*[)\\]]`, 'giu');
const beforeQuality = new RegExp(`${start}(${number})\\s+(?:${qualityWord}\\s+){1,2}(?=${anyUnit})`, 'giu');
const beforeWord = new RegExp(
  `${start}(${number})\\s+(\\p{L}{3,20})\\s+(${packWord})(?!\\s*(?:[-–—:=×xх*]\\s*)?\\d)`,
  'giu',
);
const beforeDash = new RegExp(`${start}(${number})\\s*[-–—:]\\s*(?=(${anyUnit})(?!\\s*\\d))`, 'giu');

const box =
  '(?:короб\\p{L}*|кор\\.|ящик\\p{L}*|ящ\\.|бокс(?:а|и|ы|ів|ов)?|картон\\p{L}*|палет\\p{L}*|відер|відра|ведер|ведра|box(?:es)?|crates?|cartons?|trays?|buckets?|pallets?|cases?)(?!\\p{L})';
const countedBoxes = new RegExp(
  `${start}(${number})\\s*(?:${qualityWord}\\s+)?(${box}|[hqfe]b(?!\\p{L}))(?:\\s*(?:по|of|[xх×*])\\s*(\\d+)(?:\\s*(${anyUnit}))?(?!\\d|\\s*(?:см|cm))|\\s*\\(?(\\d+)\\s*(${anyUnit}))?`,
  'giu',
);
const oneBox = /^(?:коробк[ау]|ящик|бокс|box|crate|carton|tray|bucket|pallet|case|[hqfe]b)$/iu;
const boxesBefore = new RegExp(`(?<!\\p{L})(${box})\\)?\\s*[:=–-]?\\s*${number}\\s*$`, 'iu');

const open = '(?:[([]\\s*)?';
const within = '(?<!\\p{L})(?:в|у|in|per|на|a)\\s+(?:an?\\s+)?';
const packOfPieces = `(${open})(${within})?(?<![\\p{L}\\d]|\\d\\s)${packWord}\\s*(?:[-–:=]|по|of)?\\s*(\\d+)\\s*${pieceWord}`;
const piecesPerPack = `${open}(?<![\\p{L}\\d.])(\\d+)\\s*(?:${pieceWord}\\s*(?:/|${within})|per\\s)\\s*(${packWord})`;
/** '(пачка 10 шт) 3', '10 шт/пач 3': what a pack holds, and how many packs. */
const contents = new RegExp(
  `(?:${start}(\\d+)\\s*(?:[xх×*]\\s*|(?=[([])))?(?:${packOfPieces}|${piecesPerPack})[)\\]]?(?:\\s*[-–—:=×xх*]?\\s*(\\d+)(?:\\s*${packWord}(?=\\s*$)|(?![\\d.]|\\s*\\p{L})))?`,
  'giu',
);

const unitFirst = new RegExp(
  `(?:${start}(${number})\\s*)?[([]?(?<!\\p{L})(${packWord})\\s*[)\\]]?\\s*([-–—:=×xх*])?\\s*(${number})${bareEnd}`,
  'giu',
);
const abbreviation = /^(?:п|пак|упк?|п[ау]ч|b[au]?nch|bu|bun|bch|bdl|pk|pkt|pkg)\.?$/iu;

/** Writes a line with each unit behind its number: 'пачок 10', '10 свіжих пачок' and '10 (пачки)' are '10 п'. What may be meant in two ways becomes a range, which is asked. */
export function normalizeUnits(text: string): string {
  const plain = askContents(askBoxes(lengthsToCm(text)));
  const isAlone = plain.match(/\d+/g)?.length === 1;
  return plain
    .replace(inBrackets, '$1 $2')
    .replace(unitFirst, (written, before: string | undefined, unit: string, sign: string | undefined, count: string) =>
      packsBehind(written, { before, unit, sign, count, isAlone }),
    )
    .replace(beforeQuality, '$1 ')
    .replace(beforeWord, (written, count: string, word: string, unit: string) =>
      isSinglePack(unit) || Number(count) >= LEAST_LENGTH || parseUnitWord(word) !== null
        ? written
        : `${word} ${count} п`,
    )
    .replace(beforeDash, (written, count: string) => (Number(count) < LEAST_LENGTH ? `${count} ` : written));
}

/** Boxes are neither packs nor pieces: their number is left out, so that the quantity is asked, unless what they hold makes it a product. */
function askBoxes(text: string): string {
  return text
    .replace(
      countedBoxes,
      (written, count: string, word: string, each?: string, unit?: string, held?: string, unitHeld?: string) => {
        const size = each ?? held;
        if (size === undefined) return Number(count) >= LEAST_LENGTH && oneBox.test(word) ? written : word;
        return `${word} ${count} × ${size} ${unit ?? unitHeld ?? 'шт'} `;
      },
    )
    .replace(boxesBefore, '$1');
}

/** Multiplies the packs by what one holds; a number that may count pieces is asked. */
function askContents(text: string): string {
  return text.replace(
    contents,
    (
      written,
      before: string | undefined,
      bracket: string | undefined,
      inside: string | undefined,
      held: string | undefined,
      heldToo: string | undefined,
      unit: string | undefined,
      behind: string | undefined,
    ) => {
      if (unit !== undefined && !isSinglePack(unit) && !abbreviation.test(unit)) return written;
      const size = Number(held ?? heldToo);
      if (behind !== undefined) return `${before ?? ''} ${multiply(Number(behind), size)} `;
      if (before !== undefined)
        return Number(before) < LEAST_LENGTH ? `${multiply(Number(before), size)} ` : `${before} `;
      return unit === undefined && bracket?.trim() === '' && inside === undefined ? written : ' ';
    },
  );
}

function multiply(count: number, size: number): string {
  const pieces = `${count * size} шт`;
  return count < LEAST_LENGTH && count % size !== 0 ? pieces : `${count} або ${pieces}`;
}

interface UnitFirst {
  readonly before: string | undefined;
  readonly unit: string;
  readonly sign: string | undefined;
  readonly count: string;
  /** No other figure is in the line. */
  readonly isAlone: boolean;
}

/** Packs whose unit stands before their number; `before` may be the length, or the number of packs. */
function packsBehind(written: string, { before, unit, sign, count, isAlone }: UnitFirst): string {
  const isTimes = /[xх×*]/iu.test(sign ?? '');
  const isSingle = isSinglePack(unit);
  if (before !== undefined) {
    if (isTimes && isSingle && Number(before) > 1) return `${before} ${count} п`;
    return Number(before) < LEAST_LENGTH ? written : `${before}-${count} п`;
  }
  if (isSingle && !isTimes) return written;
  const mayBeLength = Number(count) >= LEAST_LENGTH && Number(count) <= LONGEST_LENGTH;
  return isAlone && sign === undefined && mayBeLength ? ` ${count}-1 п` : ` ${count} п`;
}
