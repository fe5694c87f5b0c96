import { isNumeric, type Atom } from './atoms';
import type { Kind } from './tokens';

export interface Numbers {
  readonly numbers: readonly Atom[];
  /** The signs between each and the number before it; null where something else stands there. */
  readonly joints: readonly (readonly Kind[] | null)[];
}

/** The numbers of a wish, without units that stand alone. */
export function numbersIn(atoms: readonly Atom[]): Numbers {
  const numbers: Atom[] = [];
  const joints: (readonly Kind[] | null)[] = [];
  let signs: readonly Kind[] | null = null;
  for (const atom of atoms) {
    if (isNumeric(atom) && !atom.isImplied) {
      numbers.push(atom);
      joints.push(signs);
      signs = [];
    } else if (atom.kind === 'sign' || atom.kind === 'cut') signs &&= signs.concat(atom.signs);
    else signs = null;
  }
  return { numbers, joints };
}

/** Signs that say nothing about numbers. */
export const asides: readonly Kind[] = ['other', 'open', 'close'];
const rangeSigns: readonly Kind[] = ['hyphen', 'tilde', 'or', 'slash'];
const operatorSigns: readonly Kind[] = ['times', 'by', 'dash', 'plus', 'equals', 'colon'];

/** What joins two numbers; a tilde for all signs of a range. */
export function operatorOf(signs: readonly Kind[] | null): Kind | null {
  const joint = signs?.[0] === 'comma' ? signs.slice(1) : signs;
  const [only, ...others] = joint?.filter((sign) => !asides.includes(sign)) ?? [];
  if (!only || others.length > 0) return null;
  return rangeSigns.includes(only) ? 'tilde' : operatorSigns.includes(only) ? only : null;
}

/** Two or more numbers with what joins each to the next. */
export interface Joined {
  readonly operands: readonly [Atom, Atom, ...Atom[]];
  readonly operators: readonly Kind[];
}

/** The first numbers that signs join: '100 x 72 = 7200', '2-3 пачки', '60 - 100'. */
export function joinedNumbers({ numbers, joints }: Numbers): Joined | null {
  if (!joints.some((signs) => signs && signs.length > 0)) return null;
  const operators = joints.map(operatorOf);
  const start = operators.findIndex((operator) => operator !== null);
  if (start < 0) return null;
  const end = operators.findIndex((operator, at) => at > start && operator === null);
  const joined = operators.slice(start, end < 0 ? undefined : end).flatMap((each) => each ?? []);
  return { operands: numbers.slice(start - 1, start + joined.length) as [Atom, Atom, ...Atom[]], operators: joined };
}

/** What joined numbers may mean: their sum or product, and each of them. */
export function candidatesOf(operands: readonly Atom[], operators: readonly Kind[]): string[] {
  if (new Set(operands.flatMap(({ unit }) => unit ?? [])).size > 1) return [];
  const numbers = operands
    .flatMap(({ value, alternatives }) => (alternatives.length > 0 ? alternatives : [value]))
    .map(Number);
  const isAll = (...signs: readonly Kind[]) => operators.every((each) => signs.includes(each));
  const total = isAll('plus')
    ? [numbers.reduce((sum, each) => sum + each)]
    : isAll('times', 'by')
      ? [numbers.reduce((product, each) => product * each)]
      : [];
  const safe = [...total, ...numbers].filter((each) => Number.isSafeInteger(each) && each > 0);
  return [...new Set(safe)].map(String);
}
