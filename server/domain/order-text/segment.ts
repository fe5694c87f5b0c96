import { hasSign, isNumeric, type Atom } from './atoms';
import type { AskCatalogue } from './catalogue';
import { EACH_GAIN, evaluate, type Wish } from './evaluate';
import { mergeRuns } from './merge-runs';
import type { Kind } from './tokens';

/** What it costs to part two wishes at a sign, and to keep it inside one. */
const cutCosts: Partial<Record<Kind, readonly [cut: number, join: number]>> = {
  hash: [0, 9],
  lineEnd: [0, 3],
  semicolon: [0.5, 2.5],
  stop: [1.5, 1.5],
  weakStop: [1.5, 0.3],
  comma: [2.5, 0.2],
  and: [3, 1],
  plus: [3, 1],
  slash: [3, 1],
  greater: [3, 1],
  tab: [6, 0],
};
const BESIDE = 5;
/** Two readings that differ by less are both possible. */
const MARGIN = 0.4;
const [MAX_RUNS, MAX_NUMBERS, MAX_JOINS] = [3, 6, 9];
/** A heading parts from its goods. */
const HEADING_GAIN = 1;

const costsOf = (atom: Atom): readonly [number, number] => {
  const each = atom.signs.map((sign) => cutCosts[sign] ?? [1, 1]);
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

/** Where a span may end, and what its cuts cost. */
interface Part {
  readonly to: number;
  readonly next: number;
  readonly cost: number;
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

/** The parts of the atoms that a reading near the best may have, by their starts. Found from the end: what lies behind a part is known before the part is evaluated. */
function spansOf(atoms: readonly Atom[], start: number, ask: AskCatalogue): Span[] {
  const behind = new Array<number>(atoms.length + 1).fill(Infinity);
  behind[atoms.length] = 0;
  const costBehind = ({ next, cost }: Part | Span) => cost + (behind[next] ?? Infinity);
  const spans: Span[] = [];
  for (let from = atoms.length - 1; from >= start; from -= 1) {
    if (from > start && !isStart(atoms, from)) continue;
    const found: Span[] = [];
    for (const part of partsFrom(atoms, from, ask).sort((one, other) => costBehind(one) - costBehind(other))) {
      if (costBehind(part) - EACH_GAIN >= (behind[from] ?? Infinity) + MARGIN) break;
      const { cost, wishes } = evaluate(atoms.slice(from, part.to), ask);
      const span = { from, next: part.next, cost: cost + part.cost, wishes };
      behind[from] = Math.min(behind[from] ?? Infinity, costBehind(span));
      found.push(span);
    }
    spans.push(...found.sort((one, other) => other.next - one.next));
  }
  return spans.reverse();
}

const isStart = (atoms: readonly Atom[], at: number) =>
  atoms[at - 1]?.kind === 'cut' || (atoms[at]?.kind !== 'cut' && cutAfter(atoms, at) !== null);

/** The parts that begin at an atom, none with more than one wish can have, with the cost of their cuts. */
function partsFrom(atoms: readonly Atom[], from: number, ask: AskCatalogue): Part[] {
  const parts: Part[] = [];
  let [joins, names, numbers] = [0, 0, 0];
  for (let to = from + 1; to <= atoms.length; to += 1) {
    const last = atoms[to - 1] as Atom;
    if (last.kind === 'word') names += 1;
    if (isNumeric(last) || last.kind === 'length') numbers += 1;
    if (last.kind === 'cut') joins += costsOf(last)[1];
    if (to > from + 1 && (names > MAX_RUNS || numbers > MAX_NUMBERS || joins > MAX_JOINS)) break;
    const cut = last.kind === 'cut' ? null : cutAfter(atoms, to);
    if (!cut) continue;
    const isLone = to === from + 1 || (to === from + 2 && hasSign(last, 'colon'));
    const isLoneSpecies = isLone && ask(wordOf(atoms[from])).role === 'species';
    parts.push({ to, next: cut.next, cost: joins + costOfCut(isLoneSpecies, last, atoms[to], cut.cost) });
  }
  return parts;
}

const wordOf = (atom: Atom | undefined) => (atom?.kind === 'word' ? atom.text : '');

function costOfCut(isLoneSpecies: boolean, last: Atom, next: Atom | undefined, cost: number): number {
  if (isLoneSpecies && hasSign(last, 'colon')) return 1;
  return isLoneSpecies && hasSign(next, 'lineEnd') ? cost - HEADING_GAIN : cost;
}

/** Where the next wish begins and what that costs; null where none can begin. */
function cutAfter(atoms: readonly Atom[], to: number): { readonly next: number; readonly cost: number } | null {
  const [last, next] = [atoms[to - 1], atoms[to]];
  if (!next) return { next: to, cost: 0 };
  if (next.kind === 'cut') return { next: to + 1, cost: to + 1 === atoms.length ? 0 : costsOf(next)[0] };
  if (next.kind === 'sign' || hasSign(last, 'hyphen', 'dash', 'times', 'equals', 'tilde', 'open', 'at')) return null;
  if (hasSign(next, 'refuse')) return { next: to, cost: 2 };
  if (last?.kind === 'word') return { next: to, cost: next.kind === 'word' ? 1 : BESIDE + MARGIN };
  return { next: to, cost: BESIDE };
}
