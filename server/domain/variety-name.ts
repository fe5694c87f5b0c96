import type { Product } from '../contract/catalogue';
import { itemTypes, memberOf } from '../contract/enumerations';

/** Lengths that are sold, cm; other numbers in a name are no lengths. */
const LENGTHS = { shortest: 20, longest: 200 };

// Latin and Cyrillic letters are mixed up in names, and invisible characters come with copied ones.
const GAP = String.raw`[\s\p{Cf}‐‑–-]{0,4}`;
const NUMBER = String.raw`\d{1,4}(?:${GAP}(?:см|cm|cм|сm)(?!\p{L})\.?)?`;
const JOINT = String.raw`[\s\p{Cf}]{0,3}[/×xх*‐‑–—-][\s\p{Cf}]{0,3}`;
/** Numbers that stand alone: '60', '60 см', a range such as '50-60 см' as a whole. */
const measures = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])${NUMBER}(?:${JOINT}${NUMBER})*(?![\p{L}\p{N}]|[.,]\p{N})`,
  'giu',
);
const otherUnit = new RegExp(`^${GAP}(?:%|(?:шт|pcs|мм|mm|кг|kg|мл|ml|грн)(?!\\p{L}))`, 'iu');

interface Measure {
  readonly start: number;
  readonly end: number;
  /** Several of a range. */
  readonly lengths: readonly number[];
  readonly hasUnit: boolean;
}

/** What says how long a product is. */
export type NamedProduct = Pick<Product, 'name' | 'productType' | 'attributes'>;

/** The length of a product, cm; an API may give that of a flower only in its name. */
export function lengthOf({ name, productType, attributes }: NamedProduct): number | null {
  const isFlower = memberOf(itemTypes, productType) === 'product';
  return attributes.lengthCm || (isFlower ? lengthInName(name) : null);
}

/** The length in cm of a name: '60 см', '60cm' or a last '60'; else null. */
export function lengthInName(name: string): number | null {
  const text = name.trim();
  const sold = findMeasures(text).filter(({ lengths: [length = 0, ...more] }) => more.length === 0 && isSold(length));
  const found = sold.find(({ hasUnit }) => hasUnit) ?? sold.find((measure) => endsName(text, measure));
  return found?.lengths[0] ?? null;
}

/** Whether a name has its length in any form, in a range too. */
export function nameHasLength(name: string, lengthCm: number): boolean {
  return findMeasures(name).some(({ lengths }) => lengths.includes(lengthCm));
}

/** The name without its length, wherever it stands: 'Freedom' of 'Freedom 60 см'. Ranges and other numbers stay. */
export function varietyName(name: string, lengthCm: number | null | undefined): string {
  if (!lengthCm) return name;
  const written = findMeasures(name).filter(({ lengths }) => lengths.length === 1 && lengths[0] === lengthCm);
  if (written.length === 0) return name;
  const starts = [0, ...written.map(({ end }) => end)];
  const parts = starts.map((start, at) => name.slice(start, written[at]?.start));
  return parts.reduce(joinParts).trim() || name;
}

function findMeasures(name: string): Measure[] {
  return [...name.matchAll(measures)].flatMap(({ 0: text, index: start }) => {
    const end = start + text.length;
    const hasUnit = /\p{L}$|\.$/u.test(text);
    if (!hasUnit && otherUnit.test(name.slice(end, end + 10))) return [];
    return [{ start, end, hasUnit, lengths: [...text.matchAll(/\d+/g)].map(Number) }];
  });
}

function isSold(length: number): boolean {
  return length >= LENGTHS.shortest && length <= LENGTHS.longest && length % 5 === 0;
}

/** Whether a bare number is the last word, after one with letters. */
function endsName(name: string, { start, end }: Measure): boolean {
  const before = name.slice(0, start);
  return end === name.length && /\s$/.test(before) && /\p{L}/u.test(before.trimEnd().split(/\s/).at(-1) ?? '');
}

const SEPARATOR = /[\s\p{Cf},;:/|·‐‑–—-]/u;
const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Joins what stood before and after a length by one of their separators, without brackets that it leaves empty. */
function joinParts(before: string, after: string): string {
  let [leftEnd, rightStart] = skipSeparators(before, before.length, after, 0);
  while (leftEnd > 0 && brackets[before.charAt(leftEnd - 1)] === after.charAt(rightStart))
    [leftEnd, rightStart] = skipSeparators(before, leftEnd - 1, after, rightStart + 1);
  const [left, right] = [before.slice(0, leftEnd), after.slice(rightStart)];
  const opens = left.slice(-1) in brackets;
  const closes = Object.values(brackets).includes(right.charAt(0));
  if (left === '' || right === '' || opens || closes) return left + right;
  const gaps = [before.slice(leftEnd), after.slice(0, rightStart)].map((gap) => gap.replace(/[()[\]]/g, ''));
  return left + chooseSeparator(gaps) + right;
}

/** Where the text before ends and the text after starts without separators. */
function skipSeparators(before: string, end: number, after: string, start: number): [number, number] {
  let [leftEnd, rightStart] = [end, start];
  while (leftEnd > 0 && SEPARATOR.test(before.charAt(leftEnd - 1))) leftEnd -= 1;
  while (rightStart < after.length && SEPARATOR.test(after.charAt(rightStart))) rightStart += 1;
  return [leftEnd, rightStart];
}

/** A mark with a blank, else a mark that both have, else a blank. */
function chooseSeparator(gaps: readonly string[]): string {
  const hasMark = (text: string) => /[,;:/|·‐‑–—-]/.test(text);
  return gaps.find((text) => hasMark(text) && /\s/.test(text)) ?? (gaps.every(hasMark) && gaps[0] ? gaps[0] : ' ');
}

/** Equal for all products of a variety: category, name without a length, colour and grade. */
export function varietyKey(product: NamedProduct & Pick<Product, 'categoryId' | 'isSecondGrade'>): string {
  const { name, categoryId, attributes, isSecondGrade } = product;
  return JSON.stringify([
    categoryId,
    varietyName(name, lengthOf(product)),
    attributes.color,
    attributes.grade,
    isSecondGrade,
  ]);
}
