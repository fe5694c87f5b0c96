import type { Unit } from '../unit-words';
import { atomOf, type Atom } from './atoms';
import { codesOf } from './claims';
import type { Token } from './tokens';

const [LEAST_LENGTH, LONGEST_LENGTH] = [30, 250];
const abbreviation = /^(?:п|пак|упк?|п[ау]ч|b[au]?nch|bu|bun|bch|bdl|pk|pkt|pkg)\.?$/iu;
const oneBox = /^(?:коробк[ау]|ящик|бокс|box|crate|carton|tray|bucket|pallet|case|[hqfe]b)$/iu;

interface Around {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly codes: string;
}
type Read = (found: readonly Token[], around: Around) => readonly Atom[] | null;
interface Rule {
  readonly pattern: RegExp;
  readonly read: Read;
}

const numbersOf = (found: readonly Token[]) => found.filter(({ code }) => code === 'n');
const num = (token: Token | undefined) => Number(token?.value ?? NaN);
const unitToken = (found: readonly Token[]) => found.find(({ code }) => /[uPp]/.test(code));
const unitOf = (token: Token | undefined): Unit => (token?.code === 'u' ? 'piece' : 'pack');

function amount(
  found: readonly Token[],
  number: Token | undefined,
  unit: Token | undefined,
  facts: Partial<Atom> = {},
) {
  const value = number?.value ?? '1';
  const alternatives = number?.other === undefined ? [] : [number.other, value];
  return atomOf('amount', found, { value, unit: unitOf(unit), isSingle: unit?.code === 'P', alternatives, ...facts });
}

const figure = (token: Token) =>
  atomOf('figure', [token], {
    value: token.value ?? '',
    alternatives: token.other ? [token.other, token.value ?? ''] : [],
  });
const sign = (tokens: readonly Token[], code: string) => atomOf('sign', tokens, { sign: code });
const nothing = (found: readonly Token[]) => [sign(found, ' ')];

/** '(пачка 10 шт) 3', '10 шт/пач 3', '3 (пачка 10 шт)': what a pack holds, and how many packs. */
const readContents: Read = (found, { tokens, at, codes }) => {
  const text = codesOf(found);
  const hasBefore = /^n(?:x|\()/.test(text);
  const isOpen = text.replace(/^nx?/, '').startsWith('(');
  const isPackFirst = /^(?:nx?)?\(?v?a?[Pp]/.test(text);
  const isWithin = /v/.test(text);
  const unit = found.find(({ code }) => code === 'P' || code === 'p');
  if (isPackFirst && !hasBefore && !isOpen && !isWithin && tokens[at - 1]?.code === 'n') return null;
  if (!isPackFirst && unit?.code !== 'P' && !abbreviation.test(unit?.text ?? '')) return null;
  const numbers = numbersOf(found);
  const [before, size, behind] = hasBefore ? numbers : [undefined, ...numbers];
  const isBehind = behind !== undefined && !/^[\wЀ-ӿ]/u.test(/[wcub]/.test(codes[at + found.length] ?? '') ? 'w' : '');
  if (isBehind) return [...(before ? [figure(before)] : []), packsOf(found, num(behind), num(size))];
  if (before && num(before) < LEAST_LENGTH) return [packsOf(found, num(before), num(size))];
  if (before) return [figure(before), ...nothing(found.slice(1))];
  return isPackFirst && !isOpen && !isWithin ? null : nothing(found);
};

/** So many packs in pieces; a number that may count pieces is open. */
function packsOf(found: readonly Token[], count: number, size: number): Atom {
  const pieces = String(count * size);
  const isSure = count < LEAST_LENGTH && count % size !== 0;
  return atomOf('amount', found, {
    value: isSure ? pieces : String(count),
    unit: 'piece',
    alternatives: isSure ? [] : [String(count), pieces],
  });
}

/** '4 пачки по 25 шт', 'packs of 25': without `of` or a unit the number behind may be a price. */
const readSized: Read = (found) => {
  const [count, size] = numbersOf(found);
  const isSize = found.some(({ code }) => code === 'o' || code === 'u');
  return [amount(found, count, unitToken(found), isSize ? { packSize: num(size) } : {})];
};

/** Boxes are neither packs nor pieces: their number is asked for, unless what they hold makes it a product. */
const readBoxes: Read = (found) => {
  const [count, size] = numbersOf(found);
  const box = found.find(({ code }) => code === 'b');
  if (size) {
    const product = num(count) * num(size);
    const alternatives = [product, num(count), num(size)].map(String);
    return [atomOf('amount', found, { value: String(product), unit: 'piece', alternatives })];
  }
  return num(count) >= LEAST_LENGTH && oneBox.test(box?.text ?? '') && count
    ? [figure(count), ...nothing(found.slice(1))]
    : nothing(found);
};

/** 'пачок 10', '60 пачок 4', 'bunch x 10': the unit before its number, which may stand behind a length. */
const readUnitFirst: Read = (found, { codes }) => {
  const numbers = numbersOf(found);
  const unit = unitToken(found);
  const isBefore = found[0]?.code === 'n';
  const [before, count] = isBefore ? numbers : [undefined, numbers[0]];
  const isTimes = found.some(({ code }) => code === 'x');
  const rest = isBefore ? found.slice(1) : found;
  const packs = amount(rest, count, unit, { isSingle: false });
  if (before) {
    if (isTimes && unit?.code === 'P' && num(before) > 1) return [figure(before), packs];
    return num(before) < LEAST_LENGTH ? null : [figure(before), sign([before], '~'), packs];
  }
  if (unit?.code === 'P' && !isTimes) {
    return null;
  }
  const hasSign = found.some(({ code }) => /[:=xd\t-]/.test(code));
  const mayBeLength = num(count) >= LEAST_LENGTH && num(count) <= LONGEST_LENGTH;
  const isAlone = (codes.match(/[n]/g) ?? []).length === 1;
  if (!isAlone || hasSign || !mayBeLength || !count) return [packs];
  return [figure(count), sign([count], '~'), amount(rest, undefined, unit, { isSingle: false })];
};

const readMetres: Read = ([number, word]) =>
  /^[мm]\.?$/iu.test(word?.text ?? '') && /^[0-2]\.\d{1,2}$/.test(number?.value ?? '') && number
    ? [
        atomOf('length', [{ ...number, text: `${Math.round(num(number) * 100)} см` }], {
          value: String(Math.round(num(number) * 100)),
        }),
      ]
    : null;

const length = (found: readonly Token[], number: Token | undefined) =>
  atomOf('length', found, { value: number?.value ?? '' });

/** What numbers and units say together, the more telling first. */
const rules: readonly Rule[] = [
  {
    pattern: /L[:=d-]?nc?(?![-\/])/y,
    read: (found) => (/^\d{2,3}$/.test(numbersOf(found)[0]?.text ?? '') ? [labelled(found)] : null),
  },
  { pattern: /nc/y, read: (found) => [length(found, found[0])] },
  { pattern: /nw/y, read: readMetres },
  { pattern: /(?:nx?(?=[(x]))?x?\(?v?a?[Pp][:=dyo-]?nu\)?(?:[:=dx-]?n[Pp]?)?/y, read: readContents },
  { pattern: /(?:n(?=\())?\(?nu?(?:\/|v)a?[Pp]\)?(?:[:=dx-]?n[Pp]?)?/y, read: readContents },
  { pattern: /nq?b(?!\)?[:=d-]n)(?:[yox]nu?(?!c)|\(?nu\)?)?/y, read: readBoxes },
  { pattern: /b\)?[:=d-]?n(?=\)?(?:[,;.\n]|$))/y, read: (found) => nothing(found) },
  { pattern: /n\([uPp]\)/y, read: (found) => [amount(found, found[0], found[2])] },
  { pattern: /n?\(?[Pp]\)?[:=xd\t-]?n(?![uPpcb]|-?[uPp])/y, read: readUnitFirst },
  { pattern: /n[Pp]\(?[yox]nu?\)?(?!c)/y, read: readSized },
  { pattern: /nq{1,2}[uPp]/y, read: (found) => [amount(found, found[0], found.at(-1))] },
  {
    pattern: /nun(?=[,;.\n]|$)/y,
    read: ([number, unit, count]) =>
      number && unit && count?.isSpelled === true ? [figure(number), amount([unit, count], count, unit)] : null,
  },
  {
    pattern: /nwp(?![:=xd-]?n)/y,
    read: ([number, word, unit]) =>
      number && word && unit && word.text.length > 2 && num(number) < LEAST_LENGTH
        ? [amount([number], number, unit), atomOf('word', [word]), ...nothing([unit])]
        : null,
  },
  {
    pattern: /n[d:-][uPp](?!n)/y,
    read: (found) => (num(found[0]) < LEAST_LENGTH ? [amount(found, found[0], found[2])] : null),
  },
  { pattern: /n[,;\t][uPp](?=[,;\n]|\t(?!n)|$)/y, read: (found) => [amount(found, found[0], found[2])] },
  { pattern: /n[uPp]/y, read: (found) => [amount(found, found[0], found[1])] },
  { pattern: /a?[Pp]X/y, read: (found) => [amount(found, undefined, unitToken(found), { value: '1.5' })] },
  { pattern: /a[uPp]/y, read: (found) => [amount(found, undefined, found[1], { isSingle: false })] },
  {
    pattern: /yP/y,
    read: ([by, unit]) => (by && unit ? [sign([by], 'y'), amount([unit], undefined, unit, { isSingle: false })] : null),
  },
  {
    pattern: /un(?=[,;.\n]|$)/y,
    read: (found, { tokens, at }) =>
      /^(?:штук|стебел|стеблей)$/iu.test(found[0]?.text ?? '') && tokens[at - 1]?.code !== 'n'
        ? [amount(found, found[1], found[0])]
        : null,
  },
  { pattern: /P/y, read: (found) => [amount(found, undefined, found[0], { isImplied: true })] },
  {
    pattern: /Gn[rj]n/y,
    read: ([, one, joint, two]) => (one && two && joint ? [figure(one), sign([joint], '~')] : null),
  },
];

function labelled(found: readonly Token[]): Atom {
  const [number] = numbersOf(found);
  return { ...length(found, number), text: `${number?.value ?? ''} см` };
}

const signs = /[-dx=:~yr@+]/;
/** The atoms of a message without noise. */
export function readAtoms(tokens: readonly Token[]): Atom[] {
  const codes = codesOf(tokens);
  const atoms: Atom[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = firstRule(tokens, codes, at);
    if (found) {
      atoms.push(...found.atoms);
      at += found.count;
    } else {
      const token = tokens[at] as Token;
      atoms.push(singleAtom(token));
      at += 1;
    }
  }
  return atoms;
}

function firstRule(
  tokens: readonly Token[],
  codes: string,
  at: number,
): { atoms: readonly Atom[]; count: number } | null {
  if (!/[LnxPpbaGyu(v]/.test(codes[at] ?? '')) return null;
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(codes)?.[0];
    if (!match) continue;
    const found = tokens.slice(at, at + match.length);
    const atoms = read(found, { tokens, at, codes });
    if (!atoms) continue;
    const isRange = match.startsWith('G');
    return { atoms, count: isRange ? 3 : match.length };
  }
  return null;
}

function singleAtom(token: Token): Atom {
  const { code } = token;
  if (code === 'n') return figure(token);
  if (code === 'l')
    return atomOf('length', [{ ...token, text: `${token.value ?? ''} см` }], { value: token.value ?? '' });
  if (/[\n,;."\tj/+!#>]/.test(code)) return atomOf('cut', [token], { sign: code });
  if (/[RSh]/.test(code)) return atomOf('mark', [token], { sign: code });
  if (signs.test(code) || /[()]/.test(code)) return sign([token], code);
  if (/[$%NTBWOZz№]/.test(code) && !/\p{L}/u.test(token.text)) return sign([token], ' ');
  return atomOf('word', [token]);
}
