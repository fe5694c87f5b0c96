/** Lengths that are sold, cm; other numbers in a name are no lengths. */
const LENGTHS = { shortest: 20, longest: 200 };

const withUnit = /(?<![\p{L}\d.,])(\d{2,3})\s*(?:см|cm)\.?(?!\p{L})/giu;
const lastNumber = /(?<=\p{L}\S*\s+)(\d{2,3})$/gu;

/** The length in cm of a name: '60 см', '60cm' or a last '60'; else null. */
export function lengthInName(name: string): number | null {
  const isSold = (length: number) => length >= LENGTHS.shortest && length <= LENGTHS.longest && length % 5 === 0;
  return Number(findNumber(name, isSold)?.[1] ?? 0) || null;
}

/** The name without its length: 'Freedom' of 'Freedom 60 см'. Other numbers stay. */
export function varietyName(name: string, lengthCm: number | null | undefined): string {
  const written = lengthCm ? findNumber(name, (length) => length === lengthCm) : undefined;
  if (!written) return name;
  const [text, end] = [written.input, written.index + written[0].length];
  const rest = text.slice(0, written.index) + text.slice(end);
  const variety = rest
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,;–-]+$/u, '')
    .replace(/\(\s*\)/, '')
    .trim();
  return variety || name;
}

function findNumber(name: string, isMeant: (length: number) => boolean): RegExpExecArray | undefined {
  return [withUnit, lastNumber]
    .flatMap((pattern) => [...name.trim().matchAll(pattern)])
    .find(([, digits]) => isMeant(Number(digits)));
}

interface VarietyTraits {
  readonly name: string;
  readonly categoryId: string | null;
  readonly attributes: {
    readonly lengthCm: number | null;
    readonly color: string | null;
    readonly grade: string | null;
  };
  readonly isSecondGrade: boolean;
}

/** Equal for all products of a variety: category, name without a length, colour and grade. */
export function varietyKey({ name, categoryId, attributes, isSecondGrade }: VarietyTraits): string {
  const variety = varietyName(name, attributes.lengthCm);
  return JSON.stringify([categoryId, variety, attributes.color, attributes.grade, isSecondGrade]);
}
