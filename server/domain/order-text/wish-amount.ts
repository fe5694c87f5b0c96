import { isFraction } from '../written-number';
import type { Unit } from '../unit-words';
import type { Atom } from './atoms';
import type { Numbers } from './joined-numbers';

export interface Count {
  /** With a decimal point, maybe a fraction; empty when missing or open. */
  readonly quantity: string;
  /** What it may be where it is open, the likeliest first. */
  readonly candidates: readonly string[];
}

/** How many are wanted. */
export interface Amount extends Count {
  readonly unit: Unit;
  /** A number that may be a length, and the quantity if no such length is on sale. */
  readonly maybeLength?: Count & { readonly figure: string };
}

export interface ReadAmount extends Amount {
  /** The atoms that say it; what is left is the name and its length. */
  readonly used: readonly Atom[];
  /** How unlikely such a wish is. */
  readonly cost: number;
}

/** The atoms of a wish by what they say. */
export interface Parts extends Numbers {
  readonly atoms: readonly Atom[];
  readonly figures: readonly Atom[];
  /** Numbers with a unit. */
  readonly counted: readonly Atom[];
  readonly hasLength: boolean;
  /** Its first figures are lengths to choose from: '60-70', '60 або 70'. */
  readonly hasRange: boolean;
}

const [SHORTEST_CM, LONGEST_CM] = [10, 250];
export const costs = { none: 2, open: 1, single: 1, leftover: 4, twice: 7, longFirst: 1 } as const;

export const isLengthLike = ({ value }: Atom): boolean =>
  !isFraction(value) && Number(value) >= SHORTEST_CM && Number(value) <= LONGEST_CM;
export const valuesOf = (atoms: readonly Atom[]) => atoms.map(({ value }) => value);
const unique = (values: readonly string[]) => [...new Set(values)];
export const whole = (values: readonly string[]) =>
  unique(values).filter((each) => !isFraction(each) && Number(each) > 0);

/** A quantity that the atoms say. */
export function sure(used: readonly Atom[], quantity: string, facts: Partial<ReadAmount> = {}): ReadAmount {
  return { quantity, unit: 'piece', candidates: [], used, cost: 0, ...facts };
}
/** A question that they leave open. */
export const open = (
  used: readonly Atom[],
  candidates: readonly string[],
  facts: Partial<ReadAmount> = {},
): ReadAmount => sure(used, '', { candidates, cost: costs.open, ...facts });
/** The quantity of an atom, open where a number in words may mean two. */
export const countOf = (atom: Atom, facts: Partial<ReadAmount> = {}): ReadAmount =>
  atom.alternatives.length > 0
    ? open([atom], atom.alternatives, { cost: 0, ...facts })
    : sure([atom], atom.value, facts);

export const isLeading = (atoms: readonly Atom[], number: Atom) =>
  !atoms.slice(0, atoms.indexOf(number)).some(({ kind }) => kind === 'word');

/** A row of a table that lost its signs: which number is the quantity? */
export function toQuestion(figures: readonly Atom[], hasLength: boolean): ReadAmount {
  const [first, ...others] = figures as [Atom, ...Atom[]];
  const cost = costs.open + (figures.length - (hasLength ? 1 : 2)) * costs.leftover;
  if (hasLength || !isLengthLike(first)) return open(figures, whole(valuesOf(figures)), { cost });
  const maybeLength = { figure: first.value, quantity: '', candidates: whole(valuesOf(figures)) };
  return open(others, whole(valuesOf(others)), { cost, maybeLength });
}
