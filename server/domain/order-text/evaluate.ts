import { hasSign, isNumeric, type Atom } from './atoms';
import type { AskCatalogue, KnownGoods } from './catalogue';
import { splitEach } from './each';
import { readAmount, type ReadAmount } from './wish';

/** A part of a message that is one wish. */
export interface Wish {
  readonly atoms: readonly Atom[];
  readonly name: string;
  readonly amount: ReadAmount;
  /** Not wanted: 'без рускусу'. */
  readonly isRefused: boolean;
  readonly isHeading: boolean;
  readonly cost: number;
}

const penalty = {
  unknown: 3,
  names: 10,
  run: 2,
  nameless: 3.5,
  talk: 2,
  colon: 3,
  lengths: 5,
  attributes: 1,
  refusal: 6,
} as const;

interface Evaluated {
  readonly cost: number;
  readonly wishes: readonly Wish[];
  readonly isLoneSpecies: boolean;
}

/** What a part of a message says as one wish, or as one of each. */
export function evaluate(atoms: readonly Atom[], ask: AskCatalogue): Evaluated {
  const one = evaluateOne(atoms, ask);
  const each = splitEach(atoms, ask);
  const isLoneSpecies = (atoms.length === 1 || one.isHeading) && ask(one.name).role === 'species';
  if (!each) return { cost: one.cost, wishes: [one], isLoneSpecies };
  const wishes = each.map((parts) => evaluateOne(parts, ask));
  const cost = Math.max(...wishes.map((wish) => wish.cost)) - 1;
  return cost < one.cost ? { cost, wishes, isLoneSpecies } : { cost: one.cost, wishes: [one], isLoneSpecies };
}

function evaluateOne(atoms: readonly Atom[], ask: AskCatalogue): Wish {
  const isMark = (atom: Atom) => hasSign(atom, 'refuse', 'refused');
  const goods = atoms.filter(({ kind }) => kind !== 'mark');
  const names = goods.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const name = names.join(' ');
  const amount = readAmount(goods);
  const wish = { atoms, name, amount, isRefused: atoms.some(isMark), isHeading: isHeadingOf(goods) };
  if (wish.isRefused) return { ...wish, cost: refusalCost(atoms.map(isMark), names, goods) };
  const isTalk = amount.used.length === 0 && names.length === 1 && ask(name).isKnown === false;
  if (isTalk && !wish.isHeading) return { ...wish, cost: penalty.talk };
  const counts = wish.isHeading ? 0.5 : amount.cost;
  const own = name === '' ? namelessCost(goods) : namesCost(names, goods, ask);
  return { ...wish, cost: counts + lengthsCost(goods) + colonCost(goods) + own };
}

/** Refused goods need not be known, but they are one name, and what stands beside them is wanted. */
function refusalCost(marks: readonly boolean[], names: readonly string[], goods: readonly Atom[]): number {
  const isAtEdge = marks.filter(Boolean).length === 1 && (marks[0] === true || marks.at(-1) === true);
  const cuts = goods.filter(({ kind }) => kind === 'cut').length;
  const others = (names.length - 1) * penalty.names + cuts * penalty.run;
  return (isAtEdge && names.length > 0 ? others : penalty.refusal) + (goods.some(isNumeric) ? 1 : 0);
}

const isHeadingOf = (atoms: readonly Atom[]) =>
  hasSign(atoms.at(-1), 'colon') && atoms.length === 2 && atoms[0]?.kind === 'word';

function lengthsCost(atoms: readonly Atom[]): number {
  const lengths = atoms.filter(({ kind }) => kind === 'length');
  return Math.max(0, new Set(lengths.map(({ value }) => value)).size - 1) * penalty.lengths;
}

/** 'тюльпани: 50 білих' is a heading and its goods. */
function colonCost(atoms: readonly Atom[]): number {
  const colon = atoms.findIndex((atom) => hasSign(atom, 'colon'));
  const isWord = ({ kind }: Atom) => kind === 'word';
  return colon > 0 && atoms.slice(0, colon).some(isWord) && atoms.slice(colon).some(isWord) ? penalty.colon : 0;
}

function namelessCost(atoms: readonly Atom[]): number {
  return penalty.nameless + (atoms.some((atom) => isNumeric(atom) || atom.kind === 'length') ? 0 : 3);
}

/** A name is known, or of two known ones only one can be meant. */
function namesCost(names: readonly string[], atoms: readonly Atom[], ask: AskCatalogue): number {
  const together = ask(names.join(' '));
  const borrowed = together.role === 'attributes' ? penalty.attributes : 0;
  if (names.length === 1) return borrowed + (together.isKnown === false ? penalty.unknown : 0);
  const each = names.map((name) => ask(name));
  if (areTwoGoods(names, each, atoms)) return penalty.names;
  if (together.isKnown === true) return borrowed;
  const isOneDescription = each.slice(1).every(({ role }) => role === 'attributes') || isSpeciesFirst(each);
  if (together.isKnown === null) return isOneDescription ? 0.5 : 4;
  const known = each.filter(({ isKnown }) => isKnown).length;
  return known > 1 ? penalty.names : penalty.unknown + (penalty.run + 1) * (names.length - 1);
}

const isSpeciesFirst = ([first, ...others]: readonly KnownGoods[]) =>
  first?.role === 'species' && others.every(({ role }) => role !== 'species');

/** Two colours, or the same words again, with a number between them: '50 білих і 30 жовтих'. */
function areTwoGoods(names: readonly string[], each: readonly KnownGoods[], atoms: readonly Atom[]): boolean {
  const first = atoms.findIndex(({ kind }) => kind === 'word');
  const last = atoms.findLastIndex(({ kind }) => kind === 'word');
  if (!atoms.slice(first, last).some((atom) => isNumeric(atom) || atom.kind === 'length')) return false;
  const words = names.map((name) => name.toLowerCase());
  return each.filter(({ hasColour }) => hasColour).length > 1 || new Set(words).size < words.length;
}
