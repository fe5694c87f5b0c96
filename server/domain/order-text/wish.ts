import { isFraction } from '../written-number';
import type { Unit } from '../unit-words';
import { isNumeric, type Atom } from './atoms';

/** How many are wanted. */
export interface Amount {
  /** With a decimal point, maybe a fraction; empty when missing or open. */
  readonly quantity: string;
  readonly unit: Unit;
  /** What it may be where it is open, the likeliest first. */
  readonly candidates: readonly string[];
  /** A number that may be a length, and the quantity if no such length is on sale. */
  readonly maybeLength?: { readonly figure: string; readonly quantity: string; readonly candidates: readonly string[] };
}

export interface ReadAmount extends Amount {
  /** The atoms that say it; what is left is the name and its length. */
  readonly used: readonly Atom[];
  /** How unlikely such a wish is. */
  readonly cost: number;
}

const [SHORTEST_CM, LONGEST_CM] = [10, 250];
const MAX_TIMES = 9;
/** Pieces of the smallest pack: '4 пачки 100 шт' is one quantity twice. */
const LEAST_PACK = 10;
const costs = { none: 2, open: 1, single: 1, leftover: 4, twice: 7, longFirst: 1 } as const;

const isLengthLike = (value: string): boolean =>
  !isFraction(value) && Number(value) >= SHORTEST_CM && Number(value) <= LONGEST_CM;

const plain = (used: readonly Atom[], quantity: string, unit: Unit = 'piece', cost = 0): ReadAmount => ({
  quantity,
  unit,
  candidates: [],
  used,
  cost,
});
const whole = (values: readonly string[]) =>
  [...new Set(values)].filter((each) => !isFraction(each) && Number(each) > 0);

/** Reads the amount of a wish. */
export function readAmount(atoms: readonly Atom[]): ReadAmount {
  const reading =
    readBothUnits(atoms) ??
    readJoined(atoms) ??
    readSinglePack(atoms) ??
    readUnit(atoms, 'pack') ??
    readUnit(atoms, 'piece') ??
    readImplied(atoms) ??
    readSigned(atoms) ??
    readBare(atoms) ??
    plain([], '', 'piece', costs.none);
  return inPieces(reading);
}

const isCounted = (atom: Atom) => atom.kind === 'amount' && !atom.isImplied;
const figuresOf = (atoms: readonly Atom[]) => atoms.filter(({ kind }) => kind === 'figure');
const lengthsOf = (atoms: readonly Atom[]) => atoms.filter(({ kind }) => kind === 'length');

/** The signs between two atoms; null where something else stands there. */
function between(atoms: readonly Atom[], one: Atom, other: Atom): string | null {
  const found = atoms.slice(atoms.indexOf(one) + 1, atoms.indexOf(other));
  return found.every(({ kind }) => kind === 'sign' || kind === 'cut') ? found.map(({ sign }) => sign).join('') : null;
}

/** '4 пачки = 100 шт' is one quantity; '2 пачки і 10 шт' is a sum, which splits a pack, and '3 пачки = 100 шт' contradicts itself. */
function readBothUnits(atoms: readonly Atom[]): ReadAmount | null {
  const [one, two, third] = atoms.filter(isCounted);
  if (!one || !two || third || one.unit === two.unit) return null;
  if (one.alternatives.length + two.alternatives.length > 0) return null;
  const signs = between(atoms, one, two);
  if (signs === null || /[.;"]/.test(signs)) return null;
  const [packs, pieces] = one.unit === 'pack' ? [one, two] : [two, one];
  if (packs.isSingle && isLengthLike(packs.value)) return null;
  const used = [one, two];
  if (/[+j]/.test(signs)) return plain(used, '', 'pack', costs.open);
  const packSize = Number(pieces.value) / Number(packs.value);
  if (Number.isInteger(packSize) && (signs.includes('=') || packSize >= LEAST_PACK)) return plain(used, pieces.value);
  const product = Number(packs.value) * Number(pieces.value);
  const candidates = signs.includes('=') ? [Number(pieces.value)] : [product, Number(pieces.value)];
  const safe = candidates.filter(Number.isSafeInteger).map(String);
  return { ...plain(used, '', 'piece', costs.open), candidates: safe };
}

interface Joined {
  readonly operands: readonly Atom[];
  readonly operators: readonly string[];
}

/** The first numbers that signs join: '100 x 72 = 7200', '2-3 пачки', '60 - 100'. */
function joinedNumbers(atoms: readonly Atom[]): Joined | null {
  const numbers = atoms.filter((atom) => atom.kind === 'figure' || isCounted(atom));
  for (let at = 0; at + 1 < numbers.length; at += 1) {
    const operands = [numbers[at] as Atom];
    const operators: string[] = [];
    for (const next of numbers.slice(at + 1)) {
      const operator = operatorOf(between(atoms, operands.at(-1) as Atom, next));
      if (operator === null) break;
      operands.push(next);
      operators.push(operator);
    }
    if (operators.length > 0) return { operands, operators };
  }
  return null;
}

function operatorOf(signs: string | null): string | null {
  if (signs === null) return null;
  const bare = signs.replace(/[ (),](?=[-dx=:~yr+/])|(?<=[-dx=:~yr+/])[ ()]/g, '');
  if (/^[-~r/]$/.test(bare)) return '~';
  if (/^(?:x|y)$/.test(bare)) return bare;
  return /^[d+=:]$/.test(bare) ? bare : null;
}

function candidatesOf({ operands, operators }: Joined): string[] {
  const isMixed = new Set(operands.map(({ unit }) => unit).filter(Boolean)).size > 1;
  const values = isMixed
    ? []
    : operands.flatMap(({ value, alternatives }) => (alternatives.length > 0 ? alternatives : [value]));
  const numbers = values.map(Number);
  const isAll = (signs: RegExp) => operators.every((each) => signs.test(each));
  const all = operators.includes('=')
    ? numbers
    : isAll(/^\+$/)
      ? [numbers.reduce((sum, each) => sum + each, 0), ...numbers]
      : isAll(/^[xy]$/)
        ? [numbers.reduce((product, each) => product * each, 1), ...numbers]
        : numbers;
  return [...new Set(all)].filter((each) => Number.isSafeInteger(each) && each > 0).map(String);
}

/** Joined numbers: the first of two may be the length; anything else is open. */
function readJoined(atoms: readonly Atom[]): ReadAmount | null {
  const joined = joinedNumbers(atoms);
  if (!joined) return null;
  const { operands, operators } = joined;
  const [first, second] = operands;
  if (!first || !second) return null;
  const others = atoms.filter((atom) => isNumeric(atom) && !atom.isImplied && !operands.includes(atom));
  const isPlainRun = operands.every(({ unit }) => unit === null);
  if (isPlainRun && others.some(({ unit }) => unit !== null)) return null;
  const unit = operands.some((each) => each.unit === 'pack') ? 'pack' : 'piece';
  const packSize = operands.find((each) => each.packSize !== undefined)?.packSize;
  const hasLength = lengthsOf(atoms).length > 0 || others.length > 0;
  const [count, other] = others;
  const areLengths =
    operands.length === 2 && operators[0] === '~' && isPlainRun && operands.every(({ value }) => isLengthLike(value));
  if (areLengths && count && !other && lengthsOf(atoms).length === 0) {
    const isBehind = atoms.indexOf(count) > atoms.indexOf(first);
    const isFirst = !atoms.slice(0, atoms.indexOf(count)).some(({ kind }) => kind === 'word');
    if (isBehind || isFirst) return plain([count], count.value);
  }
  const isFurther = others.length === 1 && count?.unit === null && atoms.indexOf(count) > atoms.indexOf(second);
  if (
    isFurther &&
    operands.length === 2 &&
    operators[0] === 'd' &&
    lengthsOf(atoms).length === 0 &&
    isLengthLike(first.value)
  )
    return toQuestion([...operands, count], false);
  const question: ReadAmount = {
    ...plain(operands, '', unit, costs.open + (others.length > 1 ? others.length * costs.twice : 0)),
    candidates: candidatesOf(joined),
    ...(packSize !== undefined && { packSize }),
  };
  const isTimes = operands.length === 2 && Number(first.value) <= MAX_TIMES && /^[xy]$/.test(operators[0] ?? '');
  if (isTimes) return readTimes(joined, question, hasLength);
  const isProduct = operators[0] === 'x' && operators.includes('=');
  if (hasLength || isProduct || operators[0] === '+' || first.unit !== null || !isLengthLike(first.value))
    return question;
  const isPlain = operands.length === 2 && operators[0] !== '~' && second.alternatives.length === 0;
  const rest = candidatesOf({ operands: operands.slice(1), operators: operators.slice(1) });
  return {
    ...question,
    used: operands.slice(1),
    quantity: isPlain ? second.value : '',
    candidates: isPlain ? [] : [...new Set([...rest, ...(operators[0] === '~' ? [first.value] : [])])],
    cost: isPlain ? 0 : question.cost,
    maybeLength: { figure: first.value, quantity: '', candidates: question.candidates },
  };
}

/** '3x25', '3 по 25 шт': a product, or that many of that length. */
function readTimes({ operands, operators }: Joined, question: ReadAmount, hasLength: boolean): ReadAmount {
  const [times, each] = operands as [Atom, Atom];
  const product = String(Number(times.value) * Number(each.value));
  const isProduct = operators[0] === 'y' && !isFraction(product);
  const asProduct = isProduct
    ? { quantity: product, candidates: [] }
    : { quantity: '', candidates: question.candidates };
  if (hasLength || each.unit !== null || !isLengthLike(each.value)) return { ...question, ...asProduct };
  return {
    ...question,
    used: [times],
    quantity: times.value,
    candidates: [],
    maybeLength: { figure: each.value, ...asProduct },
  };
}

/** '60 пачка': a pack of that length if it is on sale; '21 пачка' may be 21 packs. */
function readSinglePack(atoms: readonly Atom[]): ReadAmount | null {
  const packs = atoms.filter((atom) => isCounted(atom) && atom.unit === 'pack');
  const [found] = packs;
  if (packs.length !== 1 || !found?.isSingle || !isLengthLike(found.value) || found.packSize !== undefined) return null;
  if (lengthsOf(atoms).length > 0 || figuresOf(atoms).length > 0 || atoms.filter(isCounted).length > 1) return null;
  const { value } = found;
  const maybeLength = /(?<!1)1$/.test(value)
    ? { figure: value, quantity: value, candidates: [] }
    : { figure: value, quantity: '', candidates: [value, '1'] };
  return { ...plain([found], '1', 'pack'), maybeLength };
}

function readUnit(atoms: readonly Atom[], unit: Unit): ReadAmount | null {
  const found = atoms.filter((atom) => isCounted(atom) && atom.unit === unit);
  const [one] = found;
  if (!one) return null;
  const others = atoms.filter((atom) => isCounted(atom) && atom.unit !== unit);
  const figures = figuresOf(atoms).length;
  const room = lengthsOf(atoms).length > 0 || areRange(atoms) ? 0 : 1;
  const cost =
    (found.length - 1 + others.length) * costs.twice +
    Math.max(0, figures - room - (areRange(atoms) ? 2 : 0)) * costs.leftover;
  if (found.length > 1) return { ...plain(found, '', unit, cost), candidates: whole(found.map(({ value }) => value)) };
  const { alternatives, packSize } = one;
  const facts = packSize === undefined ? {} : { packSize };
  if (alternatives.length > 0)
    return { ...plain([one], '', unit, cost + costs.open), candidates: alternatives, ...facts };
  return { ...plain([one], one.value, unit, cost), ...facts };
}

/** '60-70', '60 або 70': lengths to choose from. */
function areRange(atoms: readonly Atom[]): boolean {
  const [one, two] = figuresOf(atoms);
  return one !== undefined && two !== undefined && /^[-~r/]$/.test(between(atoms, one, two) ?? '');
}

/** 'фрідом 60 см пачка', 'пачка рускуса': one pack. */
function readImplied(atoms: readonly Atom[]): ReadAmount | null {
  const found = atoms.find(({ isImplied }) => isImplied);
  const [figure, other] = figuresOf(atoms);
  if (!found || other || !atoms.some(({ kind }) => kind === 'word')) return null;
  const one = plain([found], '1', 'pack');
  return figure
    ? { ...one, maybeLength: { figure: figure.value, quantity: '', candidates: [figure.value, '1'] } }
    : one;
}

/** '5 x рускус', 'рускус - 100', 'рускус по 100'; a hyphen is never a minus. */
function readSigned(atoms: readonly Atom[]): ReadAmount | null {
  const bare = atoms.filter(({ kind, sign }) => kind !== 'cut' && !/^[ ()]$/.test(sign));
  const [first, second, third] = bare;
  const isBefore = first?.kind === 'figure' && second?.sign === 'x' && third?.kind === 'word';
  if (isBefore) return { ...plain([first], first.value), cost: leftoverOf(atoms, 1) };
  const [sign, last] = bare.slice(-2);
  const isBehind = last?.kind === 'figure' && sign !== undefined && /^[dx=:y]$/.test(sign.sign);
  return isBehind ? openFigure(last, plain([last], last.value, 'piece', leftoverOf(atoms, 1))) : null;
}

const openFigure = (figure: Atom, reading: ReadAmount): ReadAmount =>
  figure.alternatives.length > 0 ? { ...reading, quantity: '', candidates: figure.alternatives } : reading;

/** Figures that are neither the quantity nor the length. */
function leftoverOf(atoms: readonly Atom[], counted: number): number {
  const room = lengthsOf(atoms).length > 0 ? 0 : areRange(atoms) ? 2 : 1;
  return Math.max(0, figuresOf(atoms).length - counted - room) * costs.leftover;
}

/** Numbers without a unit: of two the length says so or comes first; more are open. */
function readBare(atoms: readonly Atom[]): ReadAmount | null {
  const figures = figuresOf(atoms);
  const [first, second] = figures;
  if (!first) return null;
  const isLeading = !atoms.slice(0, atoms.indexOf(first)).some(({ kind }) => kind === 'word');
  const hasLength = lengthsOf(atoms).length > 0;
  if (figures.length > 2 || (hasLength && figures.length > 1)) return toQuestion(figures, hasLength || isLeading);
  if (isLeading || hasLength) {
    const isBoth = isLeading && second !== undefined && !hasLength && between(atoms, first, second) !== null;
    return { ...openFigure(first, plain([first], first.value)), cost: isBoth ? costs.open : 0 };
  }
  if (second) {
    const two = openFigure(second, plain([second], second.value));
    const candidates = whole([second.value, first.value]);
    return isLengthLike(first.value)
      ? { ...two, maybeLength: { figure: first.value, quantity: '', candidates } }
      : { ...two, cost: costs.longFirst };
  }
  const reading = plain([], '', 'piece', isLengthLike(first.value) ? costs.single : 0);
  const { value, alternatives } = first;
  return {
    ...reading,
    maybeLength: { figure: value, quantity: alternatives.length > 0 ? '' : value, candidates: alternatives },
  };
}

/** A row of a table that lost its signs: which number is the quantity? */
function toQuestion(figures: readonly Atom[], hasLength: boolean): ReadAmount {
  const [first] = figures as [Atom];
  const keepsFirst = !hasLength && isLengthLike(first.value);
  const values = figures.map(({ value }) => value);
  const used = keepsFirst ? figures.slice(1) : figures;
  const cost = costs.open + (figures.length - (hasLength ? 1 : 2)) * costs.leftover;
  const question = { ...plain(used, '', 'piece', cost), candidates: whole(used.map(({ value }) => value)) };
  return keepsFirst
    ? { ...question, maybeLength: { figure: first.value, quantity: '', candidates: whole(values) } }
    : question;
}

/** '4 пачки по 20 шт' are 80 pieces, whatever a pack of the catalogue holds. */
function inPieces(reading: ReadAmount & { readonly packSize?: number }): ReadAmount {
  const { packSize, ...rest } = reading;
  if (packSize === undefined || rest.unit !== 'pack') return rest;
  const all = [rest.quantity, ...rest.candidates];
  if (all.some((figure) => Number(figure) * packSize > Number.MAX_SAFE_INTEGER)) return rest;
  const multiply = (figure: string) => (figure === '' ? '' : String(Number(figure) * packSize));
  const { maybeLength } = rest;
  return {
    ...rest,
    unit: 'piece',
    quantity: multiply(rest.quantity),
    candidates: rest.candidates.map(multiply),
    ...(maybeLength && {
      maybeLength: {
        ...maybeLength,
        quantity: multiply(maybeLength.quantity),
        candidates: maybeLength.candidates.map(multiply),
      },
    }),
  };
}
