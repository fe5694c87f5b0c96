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
  '"': [1.5, 0.3],
  ',': [2.5, 0.2],
  j: [3, 1],
  '+': [3, 1],
  '/': [3, 1],
  '>': [3, 1],
  '\t': [6, 0],
};
const BESIDE = 5;
/** Two readings that differ by less are both possible. */
const MARGIN = 0.4;
const [MAX_RUNS, MAX_NUMBERS, MAX_JOINS] = [3, 6, 12];
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
  heading: 1,
} as const;

const costsOf = (atom: Atom): readonly [number, number] => {
  const each = Array.from(atom.sign, (sign) => cutCosts[sign] ?? [1, 1]);
  return [Math.min(...each.map(([cut]) => cut)), Math.max(...each.map(([, join]) => join))];
};

/** Atoms from one place to the next cut, read as wishes. */
interface Span {
  readonly from: number;
  /** Where the next wish begins. */
  readonly next: number;
  readonly cost: number;
  readonly wishes: readonly Wish[];
}

/** The cheapest way to part atoms into wishes; where another is nearly as good, what they differ in is a question. */
export function segment(written: readonly Atom[], ask: AskCatalogue): Wish[] {
  const atoms = mergeRuns(written, ask);
  const start = atoms[0]?.kind === 'cut' ? 1 : 0;
  const spans = spansOf(atoms, start, ask);
  const end = atoms.length;
  const before = new Array<number>(end + 1).fill(Infinity);
  const behind = new Array<number>(end + 1).fill(Infinity);
  const last: (Span | undefined)[] = [];
  before[start] = 0;
  for (const span of spans) {
    const cost = (before[span.from] ?? Infinity) + span.cost;
    if (cost >= (before[span.next] ?? Infinity)) continue;
    before[span.next] = cost;
    last[span.next] = span;
  }
  behind[end] = 0;
  for (const { from, next, cost } of [...spans].reverse())
    behind[from] = Math.min(behind[from] ?? Infinity, cost + (behind[next] ?? Infinity));
  const best: Span[] = [];
  for (let span = last[end]; span; span = last[span.from]) best.unshift(span);
  const isNear = ({ from, next, cost }: Span) =>
    (before[from] ?? Infinity) + cost + (behind[next] ?? Infinity) < (before[end] ?? 0) + MARGIN;
  const near = spans.filter((span) => !best.includes(span) && isNear(span)).flatMap(({ wishes }) => wishes);
  return best.flatMap(({ wishes }) => wishes).map((wish) => openWhereNear(wish, near));
}

/** A wish with what else it may be counted. */
function openWhereNear(wish: Wish, near: readonly Wish[]): Wish {
  const { quantity, unit } = wish.amount;
  const names = wish.atoms.filter(({ kind }) => kind === 'word');
  const others = near.filter(({ atoms }) => names.some((name) => atoms.includes(name)));
  const counts = others.filter(({ amount }) => amount.quantity !== quantity || amount.unit !== unit);
  if (counts.length === 0) return wish;
  const all = counts.every((other) => other.amount.unit === unit) ? counts.map((other) => other.amount.quantity) : [];
  const candidates = [...new Set([...wish.amount.candidates, quantity, ...all])].filter(Boolean);
  return { ...wish, amount: { ...wish.amount, quantity: '', candidates } };
}

/** Every part of the atoms that may be a wish, by its start. */
function spansOf(atoms: readonly Atom[], start: number, ask: AskCatalogue): Span[] {
  const spans: Span[] = [];
  const starts = new Set([start]);
  for (let from = start; from < atoms.length; from += 1) {
    if (!starts.has(from)) continue;
    let joins = 0;
    let names = 0;
    let numbers = 0;
    for (let to = from + 1; to <= atoms.length; to += 1) {
      const last = atoms[to - 1] as Atom;
      if (last.kind === 'word') names += 1;
      if (isNumeric(last) || last.kind === 'length') numbers += 1;
      if (last.kind === 'cut') joins += costsOf(last)[1];
      if (to > from + 1 && (names > MAX_RUNS || numbers > MAX_NUMBERS || joins > MAX_JOINS)) break;
      const cut = last.kind === 'cut' ? null : cutAfter(atoms, to);
      if (!cut) continue;
      const found = evaluate(atoms.slice(from, to), ask);
      const isHeading = found.isLoneSpecies && (last.sign === ':' || atoms[to]?.sign.includes('\n') === true);
      const cutCost = isHeading && last.sign === ':' ? 1 : cut.cost - (isHeading ? penalty.heading : 0);
      spans.push({ from, next: cut.next, cost: found.cost + joins + cutCost, wishes: found.wishes });
      starts.add(cut.next);
    }
  }
  return spans;
}

/** Where the next wish begins and what that costs; null where none can begin. */
function cutAfter(atoms: readonly Atom[], to: number): { readonly next: number; readonly cost: number } | null {
  const [last, next] = [atoms[to - 1], atoms[to]];
  if (!next) return { next: to, cost: 0 };
  if (next.kind === 'cut') return { next: to + 1, cost: to + 1 === atoms.length ? 0 : costsOf(next)[0] };
  if (next.kind === 'sign' || (last?.kind === 'sign' && /[-dx=~(@]/.test(last.sign))) return null;
  if (next.sign === 'R') return { next: to, cost: 2 };
  if (last?.kind === 'word') return { next: to, cost: next.kind === 'word' ? 1 : BESIDE + MARGIN };
  return { next: to, cost: BESIDE };
}

/** Signs that follow each other part once; words that do are one name. */
function mergeRuns(written: readonly Atom[], ask: AskCatalogue): Atom[] {
  const merged: Atom[] = [];
  for (const [at, atom] of written.entries()) {
    const [last, next] = [merged.at(-1), written[at + 1]];
    if (last?.kind === 'word' && next?.kind === 'word' && isWithinName(last, atom, next, ask))
      merged[merged.length - 1] = {
        ...last,
        text: `${last.text}${atom.isGlued ? '' : ' '}${atom.text}`,
        end: atom.end,
      };
    else if (last?.kind === 'cut' && atom.kind === 'cut')
      merged[merged.length - 1] = { ...last, sign: last.sign + atom.sign, end: atom.end };
    else if (last?.kind === 'word' && atom.kind === 'word' && !isRefusedBefore(merged, written, at, ask))
      merged[merged.length - 1] = {
        ...last,
        text: `${last.text}${atom.isGlued ? '' : ' '}${atom.text}`,
        end: atom.end,
      };
    else merged.push(atom);
  }
  if (merged.at(-1)?.kind === 'cut') merged.pop();
  return merged;
}

/** 'Камелія-Агро', 'Bosch & Dekker': a sign inside a name. */
function isWithinName(last: Atom, sign: Atom, next: Atom, ask: AskCatalogue): boolean {
  if (sign.sign === '-') return sign.isGlued && next.isGlued;
  const isJoint = sign.text === '&' || (sign.text === '/' && sign.isGlued && next.isGlued);
  return isJoint && ask(`${last.text} ${next.text}`).isKnown === true;
}

/** Whether the goods that are refused end before a word: 'замість фрідом' | 'мондіаль 60 100'. */
function isRefusedBefore(merged: readonly Atom[], written: readonly Atom[], at: number, ask: AskCatalogue): boolean {
  const [mark, name] = merged.slice(-2);
  if (mark?.sign !== 'R' || name?.kind !== 'word') return false;
  const end = written.findIndex(({ kind }, place) => place > at && kind !== 'word');
  const words = written.slice(at, end < 0 ? undefined : end).map(({ text }) => text);
  const behind = written.slice(end).find(({ kind }) => kind !== 'cut' && kind !== 'sign');
  const isCounted = end >= 0 && behind !== undefined && (isNumeric(behind) || behind.kind === 'length');
  if (ask([name.text, ...words].join(' ')).isKnown === true) return false;
  if (ask(name.text).isKnown !== false && ask(`${name.text} ${words[0] ?? ''}`).isKnown !== true) return true;
  return isCounted && ask(words.join(' ')).isKnown === true;
}

interface Evaluated {
  readonly cost: number;
  readonly wishes: readonly Wish[];
  readonly isLoneSpecies: boolean;
}

/** What a part of a message says as one wish, or as one of each. */
function evaluate(atoms: readonly Atom[], ask: AskCatalogue): Evaluated {
  const one = evaluateOne(atoms, ask);
  const each = splitEach(atoms, ask);
  const isLoneSpecies = (atoms.length === 1 || one.isHeading) && ask(one.name).role === 'species';
  if (!each) return { cost: one.cost, wishes: [one], isLoneSpecies };
  const wishes = each.map((parts) => evaluateOne(parts, ask));
  const cost = Math.max(...wishes.map((wish) => wish.cost)) - 1;
  return cost < one.cost ? { cost, wishes, isLoneSpecies } : { cost: one.cost, wishes: [one], isLoneSpecies };
}

function evaluateOne(atoms: readonly Atom[], ask: AskCatalogue): Wish {
  const isMark = ({ kind, sign }: Atom) => kind === 'mark' && /[RS]/.test(sign);
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
  atoms.at(-1)?.sign === ':' && atoms.length === 2 && atoms[0]?.kind === 'word';

function lengthsCost(atoms: readonly Atom[]): number {
  const lengths = atoms.filter(({ kind }) => kind === 'length');
  return Math.max(0, new Set(lengths.map(({ value }) => value)).size - 1) * penalty.lengths;
}

/** 'тюльпани: 50 білих' is a heading and its goods. */
function colonCost(atoms: readonly Atom[]): number {
  const colon = atoms.findIndex(({ sign }) => sign === ':');
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
