import { hasSign, isNumeric, type Atom } from './atoms';
import type { AskCatalogue, KnownGoods } from './catalogue';
import { splitEach } from './each';
import type { ReadAmount } from './wish-amount';
import { readAmount } from './wish';

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
  heading: 0.5,
} as const;

/** How much likelier one amount for each of several goods is than for one. */
const EACH_GAIN = 1;

/** What a part of a message says as one wish, or as one of each; null where it costs too much whatever its amount. */
export function evaluate(atoms: readonly Atom[], ask: AskCatalogue, most: number) {
  const each = splitEach(atoms, ask);
  if (!each && most <= 0) return null;
  const one = evaluateOne(atoms, ask, each ? Infinity : most);
  if (!one || !each) return one && { cost: one.cost, wishes: [one] };
  const wishes = each.flatMap((parts) => evaluateOne(parts, ask) ?? []);
  const cost = Math.max(...wishes.map((wish) => wish.cost)) - EACH_GAIN;
  return cost < one.cost ? { cost, wishes } : { cost: one.cost, wishes: [one] };
}

function evaluateOne(atoms: readonly Atom[], ask: AskCatalogue, most = Infinity): Wish | null {
  const goods = atoms.filter(({ kind }) => kind !== 'mark');
  const names = goods.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const name = names.join(' ');
  const isRefused = atoms.some(isRefusal);
  const isHeading = goods.length === 2 && names.length === 1 && hasSign(goods[1], 'colon');
  const own = isRefused ? refusalCost(atoms, names) : namesCost(names, goods, ask);
  const isUnknown = !isRefused && !isHeading && names.length === 1 && ask(name).isKnown === false;
  if ((isUnknown ? penalty.talk : own) >= most) return null;
  const amount = readAmount(goods);
  const wish = { atoms, name, amount, isRefused, isHeading };
  if (isRefused) return { ...wish, cost: own };
  if (isHeading) return { ...wish, cost: own + penalty.heading };
  if (isUnknown && amount.used.length === 0) return { ...wish, cost: penalty.talk };
  return { ...wish, cost: own + amount.cost + lengthsCost(goods) + colonCost(goods) };
}

const isRefusal = (atom: Atom | undefined) => atom?.kind === 'mark' && !hasSign(atom, 'each');

/** Refused goods need not be known, but they are one name, and what stands beside them is wanted. */
function refusalCost(atoms: readonly Atom[], names: readonly string[]): number {
  const isAtEdge = atoms.filter(isRefusal).length === 1 && (isRefusal(atoms[0]) || isRefusal(atoms.at(-1)));
  const cuts = atoms.filter(({ kind }) => kind === 'cut').length;
  const others = (names.length - 1) * penalty.names + cuts * penalty.run;
  return (isAtEdge && names.length > 0 ? others : penalty.refusal) + (atoms.some(isNumeric) ? 1 : 0);
}

/** A name is known, or of two known ones only one can be meant. */
function namesCost(names: readonly string[], goods: readonly Atom[], ask: AskCatalogue): number {
  if (names.length === 0) return penalty.nameless + (goods.some(isMeasure) ? 0 : 3);
  const together = ask(names.join(' '));
  const borrowed = together.role === 'attributes' ? penalty.attributes : 0;
  if (names.length === 1) return borrowed + (together.isKnown === false ? penalty.unknown : 0);
  const each = names.map(ask);
  if (areTwoGoods(names, each, goods)) return penalty.names;
  return together.isKnown === true ? borrowed : unknownCost(each, together);
}

const isMeasure = (atom: Atom) => isNumeric(atom) || atom.kind === 'length';

function lengthsCost(atoms: readonly Atom[]): number {
  const lengths = new Set(atoms.filter(({ kind }) => kind === 'length').map(({ value }) => value));
  return Math.max(0, lengths.size - 1) * penalty.lengths;
}

/** 'тюльпани: 50 білих' is a heading and its goods. */
function colonCost(atoms: readonly Atom[]): number {
  const colon = atoms.findIndex((atom) => hasSign(atom, 'colon'));
  const isWord = ({ kind }: Atom) => kind === 'word';
  return colon > 0 && atoms.slice(0, colon).some(isWord) && atoms.slice(colon).some(isWord) ? penalty.colon : 0;
}

/** Names that are not known together describe one good, or are those of several. */
function unknownCost(each: readonly KnownGoods[], together: KnownGoods): number {
  const [first, ...others] = each;
  const isSpeciesFirst = first?.role === 'species' && others.every(({ role }) => role !== 'species');
  const isOneDescription = isSpeciesFirst || others.every(({ role }) => role === 'attributes');
  if (together.isKnown === null) return isOneDescription ? 0.5 : 4;
  const known = each.filter(({ isKnown }) => isKnown).length;
  return known > 1 ? penalty.names : penalty.unknown + (penalty.run + 1) * others.length;
}

/** Two colours, or the same words again, with a number between them: '50 білих і 30 жовтих'. */
function areTwoGoods(names: readonly string[], each: readonly KnownGoods[], atoms: readonly Atom[]): boolean {
  const first = atoms.findIndex(({ kind }) => kind === 'word');
  const last = atoms.findLastIndex(({ kind }) => kind === 'word');
  if (!atoms.slice(first, last).some(isMeasure)) return false;
  const words = names.map((name) => name.toLowerCase());
  return each.filter(({ hasColour }) => hasColour).length > 1 || new Set(words).size < words.length;
}
