import type { Atom } from './atoms';
import type { Kind } from './tokens';

/** The signs between two atoms; null where something else stands there. */
export function between(atoms: readonly Atom[], one: Atom, other: Atom): readonly Kind[] | null {
  const found = atoms.slice(atoms.indexOf(one) + 1, atoms.indexOf(other));
  return found.every(({ kind }) => kind === 'sign' || kind === 'cut') ? found.flatMap(({ signs }) => signs) : null;
}

const asides: readonly Kind[] = ['other', 'open', 'close'];
const rangeSigns: readonly Kind[] = ['hyphen', 'tilde', 'or', 'slash'];
const operatorSigns: readonly Kind[] = ['times', 'by', 'dash', 'plus', 'equals', 'colon'];

/** What joins two numbers; a tilde for all signs of a range. */
export function operatorOf(signs: readonly Kind[] | null): Kind | null {
  const joint = signs?.[0] === 'comma' ? signs.slice(1) : signs;
  const [only, ...others] = joint?.filter((sign) => !asides.includes(sign)) ?? [];
  if (!only || others.length > 0) return null;
  return rangeSigns.includes(only) ? 'tilde' : operatorSigns.includes(only) ? only : null;
}

/** Numbers with what joins each to the next. */
export interface Joined {
  readonly operands: readonly Atom[];
  readonly operators: readonly Kind[];
}

/** The first numbers that signs join: '100 x 72 = 7200', '2-3 пачки', '60 - 100'. */
export function joinedNumbers(atoms: readonly Atom[], numbers: readonly Atom[]): Joined | null {
  const operators = numbers.slice(1).map((next, at) => operatorOf(between(atoms, numbers[at] as Atom, next)));
  const start = operators.findIndex((operator) => operator !== null);
  if (start < 0) return null;
  const end = operators.findIndex((operator, at) => at > start && operator === null);
  const joined = operators.slice(start, end < 0 ? undefined : end);
  return { operands: numbers.slice(start, start + joined.length + 1), operators: joined.flatMap((each) => each ?? []) };
}

/** What joined numbers may mean: their sum or product, and each of them. */
export function candidatesOf({ operands, operators }: Joined): string[] {
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
