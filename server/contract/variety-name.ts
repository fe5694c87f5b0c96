import type { Product } from './catalogue';

/** Lengths that are sold, cm; another number in a name is no length. */
const LENGTHS = { shortest: 20, longest: 200 };

const withUnit = /(?<![\p{L}\d.,])(\d{2,3})\s*(?:см|cm)\.?(?!\p{L})/iu;
const lastNumber = /(?<=\p{L}\S*\s+)(\d{2,3})$/u;

/** What a product is called without its length, and that length in cm. */
export interface VarietyName {
  readonly variety: string;
  /** Null where neither the attributes nor the name say it. */
  readonly lengthCm: number | null;
}

/**
 * Parts a product's name from its length: the one of its attributes, else the one in the name ('60 см', '60cm', a last '60').
 * A number that is not the product's length stays in the name.
 */
export function parseVarietyName(name: string, knownLengthCm: number | null | undefined): VarietyName {
  const known = knownLengthCm || null;
  const written = [withUnit, lastNumber]
    .map((pattern) => pattern.exec(name.trim()))
    .find((found) => isLength(found, known));
  if (!written) return { variety: name, lengthCm: known };
  const rest = name.trim().slice(0, written.index) + name.trim().slice(written.index + written[0].length);
  const variety = rest
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,;–-]+$/u, '')
    .replace(/\(\s*\)/, '')
    .trim();
  return { variety: variety || name, lengthCm: known ?? Number(written[1]) };
}

/** The same for all products of a variety: category, name without a length, colour and grade (beyond.md 1). */
export function varietyKey({ name, categoryId, attributes, isSecondGrade }: Product): string {
  const { variety } = parseVarietyName(name, attributes.lengthCm);
  return JSON.stringify([categoryId, variety, attributes.color, attributes.grade, isSecondGrade]);
}

function isLength(found: RegExpExecArray | null, known: number | null): boolean {
  if (!found) return false;
  const length = Number(found[1]);
  return known === null
    ? length >= LENGTHS.shortest && length <= LENGTHS.longest && length % 5 === 0
    : length === known;
}
