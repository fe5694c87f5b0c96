import { hasSign, isNumeric, type Atom } from './atoms';
import type { AskCatalogue } from './catalogue';
import { evaluate, type Wish } from './evaluate';
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
  const end = atoms.length;
  const before = new Array<number>(end + 1).fill(Infinity);
  const behind = new Array<number>(end + 1).fill(Infinity);
  behind[end] = 0;
  const spans = spansOf(atoms, start, behind, ask);
  const last: (Span | undefined)[] = [];
  before[start] = 0;
  for (const span of spans) {
    const cost = (before[span.from] ?? Infinity) + span.cost;
    if (cost >= (before[span.next] ?? Infinity)) continue;
    before[span.next] = cost;
    last[span.next] = span;
  }
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

/** The spans that a reading near the best may have, by their starts. Found from the end: the cost `behind` a span is known before it is evaluated. */
function spansOf(atoms: readonly Atom[], start: number, behind: number[], ask: AskCatalogue): Span[] {
  const cuts = [...atoms.map((_, at) => cutBefore(atoms, at)), { next: atoms.length, cost: 0, join: 0 }];
  const spans: Span[] = [];
  for (let from = atoms.length - 1; from >= start; from -= 1) {
    if (from > start && atoms[from - 1]?.kind !== 'cut' && cuts[from]?.next !== from) continue;
    const found: Span[] = [];
    let best = Infinity;
    for (const { to, cut, joins } of endsFrom(atoms, from, cuts)) {
      const around = joins + costOfCut(atoms, from, to, cut.cost, ask);
      const rest = around + (behind[cut.next] ?? Infinity);
      const read = evaluate(atoms.slice(from, to), ask, best + MARGIN - rest);
      if (!read) continue;
      found.push({ from, next: cut.next, cost: read.cost + around, wishes: read.wishes });
      best = Math.min(best, read.cost + rest);
    }
    behind[from] = best;
    spans.push(...found.filter(({ next, cost }) => cost + (behind[next] ?? Infinity) < best + MARGIN).reverse());
  }
  return spans.reverse();
}

/** Where a span may end, with no more in it than one wish can have, and what it costs to join what stands in it. */
function* endsFrom(atoms: readonly Atom[], from: number, cuts: readonly (Cut | null)[]) {
  let [joins, names, numbers] = [0, 0, 0];
  for (let to = from + 1; to <= atoms.length; to += 1) {
    const last = atoms[to - 1] as Atom;
    if (last.kind === 'word') names += 1;
    if (isNumeric(last) || last.kind === 'length') numbers += 1;
    if (last.kind === 'cut') joins += cuts[to - 1]?.join ?? 0;
    if (to > from + 1 && (names > MAX_RUNS || numbers > MAX_NUMBERS || joins > MAX_JOINS)) return;
    const cut = cuts[to];
    if (cut && last.kind !== 'cut') yield { to, cut, joins };
  }
}

/** A species alone is a heading, which a line end or a colon parts from its goods. */
function costOfCut(atoms: readonly Atom[], from: number, to: number, cost: number, ask: AskCatalogue): number {
  const [first, last] = [atoms[from], atoms[to - 1]];
  const hasColon = hasSign(last, 'colon');
  const isLone = first?.kind === 'word' && (to === from + 1 || (to === from + 2 && hasColon));
  if (!isLone || ask(first.text).role !== 'species') return cost;
  if (hasColon) return 1;
  return hasSign(atoms[to], 'lineEnd') ? cost - HEADING_GAIN : cost;
}

interface Cut {
  /** Where the next wish begins. */
  readonly next: number;
  readonly cost: number;
  /** What it costs not to cut here. */
  readonly join: number;
}

/** The cut before an atom; null where no wish can end. */
function cutBefore(atoms: readonly Atom[], at: number): Cut | null {
  const [last, next] = [atoms[at - 1], atoms[at] as Atom];
  if (next.kind === 'cut') {
    const costs = next.signs.map((sign) => cutCosts[sign] ?? [1, 1]);
    const cost = at + 1 === atoms.length ? 0 : Math.min(...costs.map(([cut]) => cut));
    return { next: at + 1, cost, join: Math.max(...costs.map(([, join]) => join)) };
  }
  if (next.kind === 'sign' || hasSign(last, 'hyphen', 'dash', 'times', 'equals', 'tilde', 'open', 'at')) return null;
  if (hasSign(next, 'refuse')) return { next: at, cost: 2, join: 0 };
  if (last?.kind !== 'word') return { next: at, cost: BESIDE, join: 0 };
  return { next: at, cost: next.kind === 'word' ? 1 : BESIDE + MARGIN, join: 0 };
}
