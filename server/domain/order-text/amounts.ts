import type { Unit } from '../unit-words';
import { atomOf, type Atom } from './atoms';
import { is, kindsOf, pattern, type Kind, type Token } from './tokens';

const [LEAST_LENGTH, LONGEST_LENGTH] = [30, 250];
const abbreviation = /^(?:п|пак|упк?|п[ау]ч|b[au]?nch|bu|bun|bch|bdl|pk|pkt|pkg)\.?$/iu;
const oneBox = /^(?:коробк[ау]|ящик|бокс|box|crate|carton|tray|bucket|pallet|case|[hqfe]b)$/iu;
const stemsBefore = /^(?:штук|стебел|стеблей)$/iu;

interface Around {
  readonly tokens: readonly Token[];
  readonly before: Token | undefined;
  readonly behind: Token | undefined;
}
/** The atoms of tokens; null where they say something else. */
type Read = (found: readonly Token[], around: Around) => readonly Atom[] | null;

const numbersOf = (found: readonly Token[]) => found.filter(({ kind }) => kind === 'number');
const num = (token: Token | undefined) => Number(token?.value ?? NaN);
const unitIn = (found: readonly Token[]) => found.find((token) => is(token, 'unit'));
const has = (found: readonly Token[], ...kinds: Parameters<typeof is>[1][]) =>
  found.some((token) => is(token, ...kinds));

/** So many of a unit; one of it without a number. */
function amount(found: readonly Token[], number?: Token, facts: Partial<Atom> = {}): Atom {
  const value = number?.value ?? '1';
  const alternatives = number?.other === undefined ? [] : [number.other, value];
  const word = unitIn(found);
  const unit: Unit = word?.kind === 'piece' ? 'piece' : 'pack';
  return atomOf('amount', found, { value, unit, isSingle: word?.kind === 'pack', alternatives, ...facts });
}

function figure(token: Token): Atom {
  const value = token.value ?? '';
  return atomOf('figure', [token], { value, alternatives: token.other ? [token.other, value] : [] });
}

const sign = (tokens: readonly Token[], kind: Kind) => atomOf('sign', tokens, { signs: [kind] });
const nothing = (found: readonly Token[]) => [sign(found, 'other')];
const length = (found: readonly Token[], value = found.find((token) => is(token, 'number', 'tens'))?.value ?? '') =>
  atomOf('length', found, { value });
/** A length whose text is not one that is found behind a name. */
const namedLength = (token: Token, value = token.value ?? '') => length([{ ...token, text: `${value} см` }], value);
const counted: Read = (found) => [amount(found, numbersOf(found)[0])];

/** '(пачка 10 шт) 3', '10 шт/пач 3', '3 (пачка 10 шт)': what a pack holds, and how many packs. */
function readContents(found: readonly Token[], isPackFirst: boolean, { before, behind }: Around) {
  const hasCount = is(found[0], 'number') && is(found[1], 'times', 'open');
  const isAside = has(found, 'open', 'within');
  if (!(isPackFirst ? hasCount || isAside || !is(before, 'number') : isPackOf(found))) return null;
  const [first, size, last] = hasCount ? numbersOf(found) : [undefined, ...numbersOf(found)];
  if (last && !is(behind, 'word', 'cm', 'piece', 'box'))
    return [...(first ? [figure(first)] : []), packsOf(found, num(last), num(size))];
  if (!first) return isPackFirst && !isAside ? null : nothing(found);
  if (num(first) < LEAST_LENGTH) return [packsOf(found, num(first), num(size))];
  return [figure(first), ...nothing(found.slice(1))];
}

/** '10 шт/пач', not '10 шт/пачок'. */
function isPackOf(found: readonly Token[]): boolean {
  const unit = found.find((token) => is(token, 'bunch'));
  return unit?.kind === 'pack' || abbreviation.test(unit?.text ?? '');
}

/** So many packs in pieces; a number that may count pieces is open. */
function packsOf(found: readonly Token[], count: number, size: number): Atom {
  const pieces = String(count * size);
  const isSure = count < LEAST_LENGTH && count % size !== 0;
  const alternatives = isSure ? [] : [String(count), pieces];
  return atomOf('amount', found, { value: alternatives[0] ?? pieces, unit: 'piece', alternatives });
}

/** Boxes are neither packs nor pieces: their number is asked for, unless what they hold makes it a product. */
const readBoxes: Read = (found) => {
  const [count, size] = numbersOf(found);
  const box = found.find(({ kind }) => kind === 'box');
  if (size) {
    const alternatives = [num(count) * num(size), num(count), num(size)].map(String);
    return [atomOf('amount', found, { value: alternatives[0] ?? '', unit: 'piece', alternatives })];
  }
  const isLength = num(count) >= LEAST_LENGTH && oneBox.test(box?.text ?? '');
  return count && isLength ? [figure(count), ...nothing(found.slice(1))] : nothing(found);
};

/** 'пачок 10', 'bunch x 10': the unit before its number. */
const readUnitFirst: Read = (found, { tokens }) => {
  const [first] = found;
  if (first && is(first, 'number')) return readUnitBetween(first, found.slice(1));
  const [count] = numbersOf(found);
  const isTimes = has(found, 'times');
  if (has(found, 'pack') && !isTimes) return null;
  const isJoined = isTimes || has(found, 'joint', 'tab');
  const mayBeLength = num(count) >= LEAST_LENGTH && num(count) <= LONGEST_LENGTH;
  if (!count || isJoined || !mayBeLength || numbersOf(tokens).length > 1)
    return [amount(found, count, { isSingle: false })];
  return [figure(count), sign([count], 'tilde'), amount(found, undefined, { isSingle: false })];
};

/** '60 пачок 4': behind a length. */
function readUnitBetween(before: Token, found: readonly Token[]) {
  const packs = amount(found, numbersOf(found)[0], { isSingle: false });
  if (has(found, 'times') && has(found, 'pack') && num(before) > 1) return [figure(before), packs];
  return num(before) < LEAST_LENGTH ? null : [figure(before), sign([before], 'tilde'), packs];
}

const [pieces, packs] = ['number piece close?', '(?:(?:joint|times)? number bunch?)?'];
/** What numbers and units say together, the more telling first. */
const rules: readonly (readonly [pattern: RegExp, read: Read])[] = (
  [
    [
      'length joint? number cm? (?!hyphen|slash)',
      (found) => {
        const [number] = numbersOf(found);
        return number && /^\d{2,3}$/.test(number.text) ? [{ ...length(found), text: namedLength(number).text }] : null;
      },
    ],
    ['number cm', (found) => [length(found)]],
    [
      'number word',
      ([number, word]) =>
        number && /^[мm]\.?$/iu.test(word?.text ?? '') && /^[0-2]\.\d{1,2}$/.test(number.value ?? '')
          ? [namedLength(number, String(Math.round(num(number) * 100)))]
          : null,
    ],
    [
      `(?:number times? (?=open|times))? times? open? within? article? bunch (?:joint|by|of)? ${pieces} ${packs}`,
      (found, around) => readContents(found, true, around),
    ],
    [
      `(?:number (?=open))? open? number piece? (?:slash|within) article? bunch close? ${packs}`,
      (found, around) => readContents(found, false, around),
    ],
    [
      'number quality? box (?!close? joint number) (?:(?:by|of|times) number piece? (?!cm)|open? number piece close?)?',
      readBoxes,
    ],
    ['box close? joint? number (?=close? (?:comma|semicolon|stop|lineEnd|$))', nothing],
    ['number open unit close', counted],
    ['number? open? bunch close? (?:joint|times|tab)? number (?!measure|hyphen? unit)', readUnitFirst],
    [
      // Without 'of' or a unit the number behind may be a price.
      'number bunch open? (?:by|of|times) number piece? close? (?!cm)',
      (found) => {
        const [count, size] = numbersOf(found);
        return [amount(found, count, has(found, 'of', 'piece') ? { packSize: num(size) } : {})];
      },
    ],
    ['number quality{1,2} unit', counted],
    [
      'number piece number (?=comma|semicolon|stop|lineEnd|$)',
      ([number, unit, count]) =>
        number && unit && count?.isSpelled ? [figure(number), amount([unit, count], count)] : null,
    ],
    [
      'number word packs (?!(?:joint|times)? number)',
      ([number, word, unit]) =>
        number && word && unit && word.text.length > 2 && num(number) < LEAST_LENGTH
          ? [amount([number], number), atomOf('word', [word]), ...nothing([unit])]
          : null,
    ],
    [
      'number (?:dash|colon|hyphen) unit (?!number)',
      (found, around) => (num(found[0]) < LEAST_LENGTH ? counted(found, around) : null),
    ],
    ['number (?:comma|semicolon|tab) unit (?=comma|semicolon|lineEnd|tab (?!number)|$)', counted],
    ['number unit', counted],
    ['article? bunch half', (found) => [amount(found, undefined, { value: '1.5' })]],
    ['article unit', (found) => [amount(found, undefined, { isSingle: false })]],
    [
      'by pack',
      ([by, unit]) => (by && unit ? [sign([by], 'by'), amount([unit], undefined, { isSingle: false })] : null),
    ],
    [
      'piece number (?=comma|semicolon|stop|lineEnd|$)',
      (found, { before }) =>
        stemsBefore.test(found[0]?.text ?? '') && !is(before, 'number') ? [amount(found, found[1])] : null,
    ],
    ['pack', (found) => [amount(found, undefined, { isImplied: true })]],
    [
      'between number (?:or|and) (?=number)',
      ([, one, joint]) => (one && joint ? [figure(one), sign([joint], 'tilde')] : null),
    ],
  ] satisfies [string, Read][]
).map(([source, read]) => [pattern(source, 'y'), read]);
const starts = pattern('counter|length|number|times|article|between|by|open|within');

/** The atoms of tokens that are no noise. */
export function readAtoms(tokens: readonly Token[]): Atom[] {
  const kinds = kindsOf(tokens);
  const atoms: Atom[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = firstRule(tokens, kinds, at);
    atoms.push(...(found?.atoms ?? [singleAtom(tokens[at] as Token)]));
    at += found?.count ?? 1;
  }
  return atoms;
}

function firstRule(tokens: readonly Token[], kinds: string, at: number) {
  if (!starts.test(kinds[at] ?? '')) return null;
  for (const [rule, read] of rules) {
    rule.lastIndex = at;
    const count = rule.exec(kinds)?.[0].length;
    if (count === undefined) continue;
    const around = { tokens, before: tokens[at - 1], behind: tokens[at + count] };
    const atoms = read(tokens.slice(at, at + count), around);
    if (atoms) return { atoms, count };
  }
  return null;
}

function singleAtom(token: Token): Atom {
  const { kind } = token;
  if (kind === 'number') return figure(token);
  if (kind === 'tens') return namedLength(token);
  const signs = [kind];
  if (is(token, 'lineEnd', 'comma', 'semicolon', 'stop', 'weakStop', 'tab', 'and', 'slash', 'plus', 'hash', 'greater'))
    return atomOf('cut', [token], { signs });
  if (is(token, 'refuse', 'refused', 'each')) return atomOf('mark', [token], { signs });
  if (is(token, 'joint', 'times', 'tilde', 'by', 'or', 'at', 'open', 'close')) return sign([token], kind);
  return /\p{L}/u.test(token.text) ? atomOf('word', [token]) : sign([token], 'other');
}
