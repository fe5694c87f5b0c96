import { isNumeric, type Atom } from './atoms';
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

/** What it costs to part two wishes at a sign, and to keep it inside one. */
const cutCosts: Readonly<Record<string, readonly [cut: number, join: number]>> = {
  '#': [0, 9],
  '\n': [0, 3],
  ';': [0.5, 2.5],
  '!': [1, 1.5],
  '.': [1.5, 1.5],
  ',': [2.5, 0.2],
  j: [3, 1],
  '+': [3, 1],
  '/': [3, 1],
  '>': [3, 1],
  '\t': [6, 0],
};
const BESIDE = 5;
const MAX_ATOMS = 20;
const MAX_RUNS = 3;
const penalty = {
  unknown: 3,
  names: 10,
  run: 2,
  nameless: 3,
  first: 3,
  lengths: 5,
  attributes: 1,
  refusal: 6,
} as const;

const costsOf = (atom: Atom): readonly [number, number] => {
  const each = Array.from(atom.sign, (sign) => cutCosts[sign] ?? [1, 1]);
  return [Math.min(...each.map(([cut]) => cut)), Math.max(...each.map(([, join]) => join))];
};

interface Step {
  readonly cost: number;
  readonly from: number;
  readonly wishes: readonly Wish[];
}

/** The cheapest way to part atoms into wishes. */
export function segment(written: readonly Atom[], ask: AskCatalogue): Wish[] {
  const atoms = mergeRuns(written, ask);
  const best: (Step | undefined)[] = new Array<Step | undefined>(atoms.length + 1);
  const isCut = (at: number) => atoms[at]?.kind === 'cut';
  const start = isCut(0) ? 1 : 0;
  best[start] = { cost: 0, from: -1, wishes: [] };
  for (let from = start; from < atoms.length; from += 1) {
    const before = best[from];
    if (!before || isCut(from)) continue;
    let joins = 0;
    for (let to = from + 1; to <= Math.min(atoms.length, from + MAX_ATOMS); to += 1) {
      const last = atoms[to - 1] as Atom;
      if (last.kind === 'cut') {
        joins += costsOf(last)[1];
        continue;
      }
      const found = evaluate(atoms.slice(from, to), ask);
      const cut = cutAfter(atoms, to);
      if (cut === null) continue;
      const cost = before.cost + found.cost + joins + cut.cost;
      const known = best[cut.next];
      if (!known || cost < known.cost) best[cut.next] = { cost, from, wishes: found.wishes };
    }
  }
  return trace(best, atoms.length);
}

function trace(best: readonly (Step | undefined)[], end: number): Wish[] {
  const wishes: Wish[] = [];
  for (let at = end; at > 0;) {
    const step = best[at];
    if (!step || step.from < 0) break;
    wishes.unshift(...step.wishes);
    at = step.from;
  }
  return wishes;
}

/** Where the next wish begins and what that costs; null where none can begin. */
function cutAfter(atoms: readonly Atom[], to: number): { readonly next: number; readonly cost: number } | null {
  const [last, next] = [atoms[to - 1], atoms[to]];
  if (!next) return { next: to, cost: 0 };
  if (next.kind === 'cut') return { next: to + 1, cost: to + 1 === atoms.length ? 0 : costsOf(next)[0] };
  if (next.kind === 'sign') return null;
  const isRefusal = next.sign === 'R' || last?.isGlued === undefined;
  if (last?.kind === 'word' && next.kind === 'word') return { next: to, cost: 1 };
  return { next: to, cost: isRefusal ? 2 : BESIDE };
}

/** Signs that follow each other part once; words that do are one name. */
function mergeRuns(written: readonly Atom[], ask: AskCatalogue): Atom[] {
  const merged: Atom[] = [];
  let isRefused = false;
  for (const atom of written) {
    const last = merged.at(-1);
    if (last?.kind === 'cut' && atom.kind === 'cut')
      merged[merged.length - 1] = { ...last, sign: last.sign + atom.sign, end: atom.end };
    else if (last?.kind === 'word' && atom.kind === 'word' && !(isRefused && isWholeName(last.text, atom.text, ask)))
      merged[merged.length - 1] = {
        ...last,
        text: `${last.text}${atom.isGlued ? '' : ' '}${atom.text}`,
        end: atom.end,
      };
    else {
      isRefused = last?.sign === 'R' && atom.kind === 'word';
      merged.push(atom);
    }
  }
  if (merged.at(-1)?.kind === 'cut') merged.pop();
  return merged;
}

/** Whether the goods that are refused end before a word: 'замість фрідом' | 'мондіаль'. */
const isWholeName = (name: string, next: string, ask: AskCatalogue) =>
  ask(name).isKnown !== false && ask(`${name} ${next}`).isKnown !== true;

interface Evaluated {
  readonly cost: number;
  readonly wishes: readonly Wish[];
}

/** What a part of a message says as one wish, or as one of each. */
function evaluate(atoms: readonly Atom[], ask: AskCatalogue): Evaluated {
  const one = evaluateOne(atoms, ask);
  const each = splitEach(atoms, ask);
  if (!each) return { cost: one.cost, wishes: [one] };
  const wishes = each.map((parts) => evaluateOne(parts, ask));
  const cost = Math.max(...wishes.map((wish) => wish.cost)) - 1;
  return cost < one.cost ? { cost, wishes } : { cost: one.cost, wishes: [one] };
}

function evaluateOne(atoms: readonly Atom[], ask: AskCatalogue): Wish {
  const marks = atoms.filter(({ kind, sign }) => kind === 'mark' && /[RS]/.test(sign));
  const goods = atoms.filter(({ kind }) => kind !== 'mark');
  const names = goods.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const name = names.join(' ');
  const amount = readAmount(goods);
  const isHeading = isHeadingOf(goods);
  const isRefused = marks.length > 0;
  const counts = isHeading ? 0.5 : isRefused ? 0 : isSpeciesAlone(atoms, ask) ? 1 : amount.cost;
  const isAtEdge = marks.every((mark) => mark === atoms[0] || mark === atoms.at(-1)) && marks.length < 2;
  const refusal = isRefused && (!isAtEdge || name === '') ? penalty.refusal : 0;
  const cost =
    counts + refusal + lengthsCost(goods) + (name === '' ? namelessCost(goods) : namesCost(names, goods, ask));
  return { atoms, name, amount, isRefused, isHeading, cost };
}

const isHeadingOf = (atoms: readonly Atom[]) =>
  atoms.at(-1)?.sign === ':' && atoms.length === 2 && atoms[0]?.kind === 'word';

const isSpeciesAlone = (atoms: readonly Atom[], ask: AskCatalogue) =>
  atoms.length === 1 && atoms[0]?.kind === 'word' && ask(atoms[0].text).role === 'species';

function lengthsCost(atoms: readonly Atom[]): number {
  const lengths = atoms.filter(({ kind }) => kind === 'length');
  return Math.max(0, new Set(lengths.map(({ value }) => value)).size - 1) * penalty.lengths;
}

function namelessCost(atoms: readonly Atom[]): number {
  return penalty.nameless + (atoms.some((atom) => isNumeric(atom) || atom.kind === 'length') ? 0 : 3);
}

/** A name is known, or of two known ones only one can be meant. */
function namesCost(names: readonly string[], atoms: readonly Atom[], ask: AskCatalogue): number {
  if (names.length > MAX_RUNS) return penalty.names;
  const together = ask(names.join(' '));
  const borrowed = together.role === 'attributes' ? penalty.attributes : 0;
  if (together.isKnown === true) return borrowed;
  if (names.length === 1) return together.isKnown === false ? penalty.unknown + borrowed : borrowed;
  const each = names.map((name) => ask(name));
  if (together.isKnown === null) return isOneDescription(each, atoms) ? 0.5 : 4;
  const known = each.filter(({ isKnown }) => isKnown).length;
  return known > 1 ? penalty.names : penalty.unknown + penalty.run * (names.length - 1);
}

const isOneDescription = (each: readonly KnownGoods[], _atoms: readonly Atom[]) =>
  each.slice(1).every(({ role }) => role === 'attributes') || each[0]?.role === 'species';
