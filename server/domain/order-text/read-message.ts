import type { Language } from '../../contract/enumerations';
import { readAtoms } from './amounts';
import { hasSign, type Atom } from './atoms';
import type { AskCatalogue } from './catalogue';
import { claimNoise, claimStamps } from './claims';
import { claimLines } from './lines';
import { claimUnitHeading } from './unit-heading';
import { scan } from './scan';
import type { Wish } from './evaluate';
import { segment } from './segment';
import type { Amount } from './wish-amount';

/** A requested line of a message. */
export interface MessageLine extends Amount {
  /** The goods: name and length. */
  readonly query: string;
  readonly typed: string;
  /** With the heading or name it belongs to, so that it can be read alone. */
  readonly alone: string;
}

export interface ParsedMessage {
  readonly lines: readonly MessageLine[];
  /** Parts that are no goods or are not wanted, as typed. */
  readonly skipped: readonly string[];
}

/** Reads the wishes of a message. Pure: what it knows of the goods it asks. */
export function readMessage(text: string, language: Language, ask: AskCatalogue): ParsedMessage {
  const tokens = claimUnitHeading(claimNoise(claimLines(claimStamps(scan(text, language)), text, ask), ask));
  const atoms = countsAfterNames(readAtoms(tokens.filter(({ kind }) => kind !== 'noise')));
  if (!atoms.some(({ kind }) => kind === 'word')) return { lines: [], skipped: restOf(text, []) };
  const drafts = lendNames(segment(atoms, ask), ask).filter(({ wish }) => !wish.isRefused);
  const covered = drafts.flatMap(({ ranges }) => ranges);
  return { lines: drafts.map((draft) => toLine(draft, text)), skipped: restOf(text, covered) };
}

const countAbove = ['amount', 'cut', 'word', 'figure', 'cut'] as const;

/** '30 шт', then 'рускус 50' below it, and so on: each quantity stands above its name. */
function countsAfterNames(atoms: readonly Atom[]): readonly Atom[] {
  const size = countAbove.length;
  const isList = atoms.every(
    (atom, at) =>
      atom.kind === countAbove[at % size] && !atom.isImplied && (atom.kind !== 'cut' || hasSign(atom, 'lineEnd')),
  );
  if (!isList || atoms.length % size !== size - 1) return atoms;
  return atoms.flatMap((count, at) => {
    const [, , name, figure, end] = atoms.slice(at, at + size);
    return at % size === 0 && name && figure ? [name, figure, count, ...(end ? [end] : [])] : [];
  });
}

interface Draft {
  readonly wish: Wish;
  readonly query: string;
  /** Name or species that it borrows. */
  readonly lent: string;
  readonly isLentBehind: boolean;
  /** Species of the heading above. */
  readonly heading: string;
  readonly ranges: readonly (readonly [start: number, end: number])[];
}

/** Gives figures alone the name before them, and attributes the species or heading. */
function lendNames(wishes: readonly Wish[], ask: AskCatalogue): Draft[] {
  const drafts: Draft[] = [];
  for (const wish of wishes) {
    const last = drafts.findLast((draft) => !draft.wish.isRefused);
    const own = draftOf(wish);
    if (wish.isRefused || !last) drafts.push(own);
    else if (wish.name === '') drafts.push(underName(own, last));
    else {
      const isUnder = last.wish.isHeading || (drafts.at(-1) === last && isBareSpecies(last, ask));
      const lent = underHeading(own, last, isUnder, ask);
      if (lent && isUnder) drafts.splice(drafts.indexOf(last), 1);
      drafts.push(lent ?? own);
    }
  }
  return drafts;
}

const isBareSpecies = ({ wish, lent }: Draft, ask: AskCatalogue) =>
  wish.atoms.length === 1 && lent === '' && ask(wish.name).role === 'species';

function draftOf(wish: Wish): Draft {
  const start = Math.min(...wish.atoms.map((atom) => atom.start));
  const end = Math.max(...wish.atoms.map((atom) => atom.end));
  return { wish, query: queryOf(wish), lent: '', isLentBehind: false, heading: '', ranges: [[start, end]] };
}

/** The name before, with its length only where the line has just a quantity. */
function underName(own: Draft, last: Draft): Draft {
  const { quantity, candidates, maybeLength } = own.wish.amount;
  const isCount = own.query === '' && maybeLength === undefined && (quantity !== '' || candidates.length > 0);
  const name = isCount ? last.query : [last.lent, last.wish.name].filter(Boolean).join(' ');
  return { ...own, lent: name, query: [name, own.query].filter(Boolean).join(' '), heading: last.heading };
}

/** With the heading or species before; null where the wish has a name of its own. */
function underHeading(own: Draft, last: Draft, isUnder: boolean, ask: AskCatalogue): Draft | null {
  const { species, role } = ask(own.wish.name);
  const heading = last.wish.isHeading ? last.wish.name : last.heading;
  const lent = heading === '' ? ask(`${last.lent} ${last.wish.name}`.trim()).species : heading;
  const ranges = isUnder ? [...last.ranges, ...own.ranges] : own.ranges;
  const together = ask(`${lent} ${own.wish.name}`).isKnown;
  if (species !== '') {
    const isOfHeading = isUnder && together === true && ask(last.wish.name).role === 'species';
    return isOfHeading ? { ...own, ranges } : null;
  }
  const isAttribute = role === 'attributes' && (heading !== '' || together === null);
  if (lent === '' || !(isAttribute || together === true)) return null;
  const isLentBehind = startsWithCount(own.wish);
  const query = isLentBehind ? `${own.query} ${lent}` : `${lent} ${own.query}`;
  return { ...own, lent, isLentBehind, heading, query, ranges };
}

/** '50 білих': behind its species the number would be a length. */
function startsWithCount({ atoms, amount }: Wish): boolean {
  return amount.used[0] !== undefined && amount.used[0] === atoms[0];
}

/** Name and lengths of a wish as they are written. */
function queryOf({ atoms, amount }: Wish): string {
  const isFree = (atom: Atom | undefined, ...kinds: readonly Atom['kind'][]) =>
    atom !== undefined && !amount.used.includes(atom) && kinds.includes(atom.kind);
  const isRange = (at: number) =>
    hasSign(atoms[at], 'hyphen', 'tilde', 'slash', 'or') &&
    isFree(atoms[at - 1], 'figure', 'length') &&
    isFree(atoms[at + 1], 'figure', 'length');
  return atoms
    .map((atom, at) => {
      if (!isRange(at) && !isFree(atom, 'word', 'length', 'figure', 'amount')) return '';
      const isGlued = atom.isGlued && (isRange(at) || isRange(at - 1));
      return `${isGlued ? '' : ' '}${atom.kind === 'figure' ? atom.value : atom.text}`;
    })
    .join('')
    .trimStart();
}

function toLine({ wish, query, lent, isLentBehind, ranges }: Draft, text: string): MessageLine {
  const written = ranges.map(([start, end]) => trimSigns(text.slice(start, end)).replace(/\s*\n\s*/g, ' '));
  const typed = written.join(' ');
  const own = written.at(-1) ?? '';
  const { quantity, unit, candidates, maybeLength } = wish.amount;
  const isShared = wish.atoms.some((atom) => wish.name !== '' && atom.kind === 'word' && !own.includes(atom.text));
  const bare = isShared ? `${query} ${quantity}${unit === 'pack' ? ' п' : ''}` : own;
  const alone = lent === '' ? bare : isLentBehind ? `${bare} ${lent}` : `${lent} ${bare}`;
  const figure = maybeLength?.figure ?? '';
  const goods =
    figure !== '' && !new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d.])`).test(query)
      ? `${query} ${figure}`.trim()
      : query;
  return { typed, alone, query: goods, quantity, unit, candidates, ...(maybeLength && { maybeLength }) };
}

const trimSigns = (part: string) => part.replace(/^[\s,;.!]+|[\s,;]+$/gu, '');

/** What no wish covers, part by part. */
function restOf(text: string, covered: readonly (readonly [number, number])[]): string[] {
  const sorted = [...covered].sort(([one], [other]) => one - other);
  const rest: string[] = [];
  let from = 0;
  for (const [start, end] of [...sorted, [text.length, text.length] as const]) {
    if (start > from) rest.push(text.slice(from, start));
    from = Math.max(from, end);
  }
  return rest
    .flatMap((part) => part.split(/[\n\r;]|,(?!\d)|(?<=[.!?])\s/u))
    .map(trimSigns)
    .filter((part) => /[\p{L}\d]/u.test(part));
}
