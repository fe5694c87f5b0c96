import { hasSign, isNumeric, type Atom } from './atoms';
import type { AskCatalogue } from './catalogue';

const [SHORTEST_CM, LONGEST_CM, STEP_CM] = [30, 120, 5];
/** '60, 100 по 72' may be 100 pieces at 72 each. */
const LEAST_COUNT = 100;
const isStemLength = ({ kind, value }: Atom) =>
  (kind === 'length' || kind === 'figure') &&
  Number(value) >= SHORTEST_CM &&
  Number(value) <= LONGEST_CM &&
  Number(value) % STEP_CM === 0;

/** 'фрідом 60 та 70 по 50', 'білі та жовті тюльпани по 100', 'рускус і мондіаль по пачці': the atoms of each wish; null for one wish. */
export function splitEach(atoms: readonly Atom[], ask: AskCatalogue): readonly (readonly Atom[])[] | null {
  const mark = atoms.findIndex(({ signs }) => signs.includes('by') || signs.includes('each'));
  if (mark < 0 || atoms.some((atom) => hasSign(atom, 'refuse', 'refused'))) return null;
  const isBehind = hasSign(atoms[mark], 'each');
  const count = isBehind ? atoms.slice(0, mark).findLastIndex(isNumeric) : mark + 1;
  const number = atoms[count];
  if (!number || !isNumeric(number) || atoms.slice(isBehind ? mark + 1 : count + 1).length > 0) return null;
  const before = atoms.slice(0, isBehind ? count : mark);
  const parts = splitParts(before);
  if (parts.length < 2) return null;
  const amount = [number.kind === 'figure' ? { ...number, kind: 'amount' as const, unit: 'piece' as const } : number];
  const isBare = before.every(({ kind, signs }) => kind !== 'cut' || signs.every((sign) => sign === 'comma'));
  return splitLengths(parts, amount, isBare) ?? splitNames(parts, amount, ask);
}

function splitParts(atoms: readonly Atom[]): Atom[][] {
  const parts: Atom[][] = [[]];
  for (const atom of atoms) {
    if (atom.kind === 'cut') parts.push([]);
    else parts.at(-1)?.push(atom);
  }
  return parts.filter((part) => part.length > 0);
}

function splitLengths(parts: readonly Atom[][], amount: readonly Atom[], isBare: boolean): Atom[][] | null {
  const [first = [], ...others] = parts;
  const names = first.filter(({ kind }) => kind === 'word');
  const own = first.filter(({ kind }) => kind !== 'word' && kind !== 'sign');
  const lengths = [...own, ...others.flat()];
  if (names.length !== 1 || own.length !== 1 || !others.every((part) => part.length === 1)) return null;
  if (!lengths.every(isStemLength) || (isBare && Number(lengths.at(-1)?.value) >= LEAST_COUNT)) return null;
  return lengths.map((length) => [...names, { ...length, kind: 'length' as const }, ...amount]);
}

function splitNames(parts: readonly Atom[][], amount: readonly Atom[], ask: AskCatalogue): Atom[][] | null {
  if (parts.some((part) => part[0]?.kind !== 'word' || (part.length > 1 && part !== parts.at(-1)))) return null;
  const rest = parts.at(-1)?.slice(1) ?? [];
  if (rest.some(({ kind }) => kind === 'word')) return null;
  const names = parts.flatMap(([name]) => name ?? []);
  const texts = names.map(({ text }) => text);
  const each = namesOfEach(texts, ask);
  if (!each || texts.every((text) => ask(text).role === 'species')) return null;
  return names.map((name, at) => [{ ...name, text: each[at] ?? '' }, ...rest, ...amount]);
}

/** The names of each: known goods, or colours of one species. */
function namesOfEach(names: readonly string[], ask: AskCatalogue): string[] | null {
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const colours = names.map((name) => name.split(' ').filter((word) => ask(word).role === 'attributes'));
  if (colours.every(({ length }) => length === 1)) {
    const prefix = first.split(' ').filter((word) => ask(word).role !== 'attributes');
    const suffix = last.split(' ').filter((word) => ask(word).role !== 'attributes');
    return colours.map(([colour = '']) => [...prefix, colour, ...(prefix.length > 0 ? [] : suffix)].join(' '));
  }
  const isEach = names.every((name) => ask(name).isKnown === true && ask(name).role !== 'attributes');
  return isEach && ask(names.join(' ')).isKnown === false ? [...names] : null;
}
