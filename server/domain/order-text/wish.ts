import { isFraction } from '../written-number';
import type { Unit } from '../unit-words';
import { hasSign, type Atom } from './atoms';
import {
  asides,
  candidatesOf,
  joinedNumbers,
  numbersIn,
  operatorOf,
  type Joined,
  type Numbers,
} from './joined-numbers';
import type { Kind } from './tokens';

interface Count {
  /** With a decimal point, maybe a fraction; empty when missing or open. */
  readonly quantity: string;
  /** What it may be where it is open, the likeliest first. */
  readonly candidates: readonly string[];
}

/** How many are wanted. */
export interface Amount extends Count {
  readonly unit: Unit;
  /** A number that may be a length, and the quantity if no such length is on sale. */
  readonly maybeLength?: Count & { readonly figure: string };
}

export interface ReadAmount extends Amount {
  /** The atoms that say it; what is left is the name and its length. */
  readonly used: readonly Atom[];
  /** How unlikely such a wish is. */
  readonly cost: number;
}

/** The atoms of a wish by what they say. */
interface Parts extends Numbers {
  readonly atoms: readonly Atom[];
  readonly figures: readonly Atom[];
  /** Numbers with a unit. */
  readonly counted: readonly Atom[];
  readonly hasLength: boolean;
  /** Its first figures are lengths to choose from: '60-70', '60 або 70'. */
  readonly hasRange: boolean;
}

const [SHORTEST_CM, LONGEST_CM] = [10, 250];
const MAX_TIMES = 9;
/** Pieces of the smallest pack: '4 пачки 100 шт' is one quantity twice. */
const LEAST_PACK = 10;
const costs = { none: 2, open: 1, single: 1, leftover: 4, twice: 7, longFirst: 1 } as const;

const isLengthLike = ({ value }: Atom): boolean =>
  !isFraction(value) && Number(value) >= SHORTEST_CM && Number(value) <= LONGEST_CM;
const valuesOf = (atoms: readonly Atom[]) => atoms.map(({ value }) => value);
const unique = (values: readonly string[]) => [...new Set(values)];
const whole = (values: readonly string[]) => unique(values).filter((each) => !isFraction(each) && Number(each) > 0);

/** A quantity that the atoms say. */
function sure(used: readonly Atom[], quantity: string, facts: Partial<ReadAmount> = {}): ReadAmount {
  return { quantity, unit: 'piece', candidates: [], used, cost: 0, ...facts };
}
/** A question that they leave open. */
const open = (used: readonly Atom[], candidates: readonly string[], facts: Partial<ReadAmount> = {}): ReadAmount =>
  sure(used, '', { candidates, cost: costs.open, ...facts });
/** The quantity of an atom, open where a number in words may mean two. */
const countOf = (atom: Atom, facts: Partial<ReadAmount> = {}): ReadAmount =>
  atom.alternatives.length > 0
    ? open([atom], atom.alternatives, { cost: 0, ...facts })
    : sure([atom], atom.value, facts);

/** Reads the amount of a wish. */
export function readAmount(atoms: readonly Atom[]): ReadAmount {
  const parts = partsOf(atoms);
  const reading =
    readBothUnits(parts) ??
    readJoined(parts) ??
    readOnePack(parts) ??
    readUnit(parts) ??
    readSigned(parts) ??
    readBare(parts) ??
    sure([], '', { cost: costs.none });
  return inPieces(reading);
}

function partsOf(atoms: readonly Atom[]): Parts {
  const { numbers, joints } = numbersIn(atoms);
  const figures = numbers.filter(({ kind }) => kind === 'figure');
  const counted = numbers.filter(({ kind }) => kind === 'amount');
  const range = joints.findIndex((signs, at) => signs && numbers[at] === figures[1]);
  const hasRange = numbers[range - 1] === figures[0] && operatorOf(joints[range] ?? null) === 'tilde';
  const hasLength = atoms.some(({ kind }) => kind === 'length');
  return { atoms, numbers, joints, figures, counted, hasRange, hasLength };
}

/** '4 пачки = 100 шт' is one quantity; '2 пачки і 10 шт' is a sum, which splits a pack, and '3 пачки = 100 шт' contradicts itself. */
function readBothUnits({ numbers, joints, counted }: Parts): ReadAmount | null {
  const [one, two, third] = counted;
  if (!one || !two || third || one.unit === two.unit || one.alternatives.length + two.alternatives.length > 0)
    return null;
  const at = numbers.indexOf(two);
  const signs = numbers[at - 1] === one ? joints[at] : null;
  const has = (...kinds: readonly Kind[]) => kinds.some((kind) => signs?.includes(kind));
  const [packs, pieces] = one.unit === 'pack' ? [one, two] : [two, one];
  if (!signs || has('stop', 'weakStop', 'semicolon') || (packs.isSingle && isLengthLike(packs))) return null;
  if (has('plus', 'and')) return open(counted, [], { unit: 'pack' });
  const packSize = Number(pieces.value) / Number(packs.value);
  if (Number.isInteger(packSize) && (has('equals') || packSize >= LEAST_PACK)) return sure(counted, pieces.value);
  const product = Number(packs.value) * Number(pieces.value);
  const candidates = has('equals') ? [Number(pieces.value)] : [product, Number(pieces.value)];
  return open(counted, candidates.filter(Number.isSafeInteger).map(String));
}

/** Joined numbers: the first of two may be the length; anything else is open. */
function readJoined({ atoms, numbers, joints, hasLength }: Parts): ReadAmount | null {
  const joined = joinedNumbers({ numbers, joints });
  if (!joined) return null;
  const { operands, operators } = joined;
  const [first, second, third] = operands as [Atom, Atom, Atom?];
  const [operator] = operators;
  const others = numbers.filter((number) => !operands.includes(number));
  const isBare = operands.every(({ unit }) => unit === null);
  if (isBare && others.some(({ unit }) => unit !== null)) return null;
  const mayBeLength = !hasLength && isLengthLike(first);
  const [other] = others.length === 1 && !third && mayBeLength ? others : [];
  const isBehind = other !== undefined && numbers.indexOf(other) > numbers.indexOf(second);
  if (other && operator === 'tilde' && isBare && isLengthLike(second) && (isBehind || isLeading(atoms, other)))
    return sure([other], other.value);
  if (other?.unit === null && isBehind && operator === 'dash') return toQuestion([...operands, other], false);
  const question = open(operands, candidatesOf(joined), {
    unit: operands.some(({ unit }) => unit === 'pack') ? 'pack' : 'piece',
    cost: costs.open + (others.length > 1 ? others.length * costs.twice : 0),
  });
  const isFactor = operator === 'times' || operator === 'by';
  if (isFactor && !third && Number(first.value) <= MAX_TIMES)
    return readTimes(joined, question, hasLength || others.length > 0);
  const isProduct = operator === 'times' && operators.includes('equals');
  if (!mayBeLength || others.length > 0 || isProduct || operator === 'plus' || first.unit !== null) return question;
  const maybeLength = { figure: first.value, quantity: '', candidates: question.candidates };
  const used = operands.slice(1);
  if (!third && operator !== 'tilde' && second.alternatives.length === 0)
    return sure(used, second.value, { unit: question.unit, maybeLength });
  const rest = candidatesOf({ operands: used, operators: operators.slice(1) });
  return {
    ...question,
    used,
    candidates: unique([...rest, ...(operator === 'tilde' ? [first.value] : [])]),
    maybeLength,
  };
}

/** '3x25', '3 по 25 шт': a product, or that many of that length. */
function readTimes({ operands, operators }: Joined, question: ReadAmount, hasLength: boolean): ReadAmount {
  const [times, each] = operands as [Atom, Atom];
  const product = String(Number(times.value) * Number(each.value));
  const isProduct = operators[0] === 'by' && !isFraction(product);
  const count = isProduct ? { quantity: product, candidates: [] } : { quantity: '', candidates: question.candidates };
  if (hasLength || each.unit !== null || !isLengthLike(each)) return { ...question, ...count };
  const maybeLength = { figure: each.value, ...count };
  return { ...question, used: [times], quantity: times.value, candidates: [], maybeLength };
}

/** 'фрідом 60 см пачка', 'пачка рускуса', '60 пачка': one pack, and a number may be its length; '21 пачка' may be 21 packs. */
function readOnePack({ atoms, figures, counted, hasLength }: Parts): ReadAmount | null {
  const [pack, ...others] = counted.length > 0 ? counted : atoms.filter(({ isImplied }) => isImplied);
  if (!pack || (counted.length > 0 && others.length > 0)) return null;
  if (pack.isImplied) {
    if (figures.length > 1 || !atoms.some(({ kind }) => kind === 'word')) return null;
  } else if (!pack.isSingle || !isLengthLike(pack) || pack.packSize !== undefined || hasLength || figures.length > 0)
    return null;
  const figure = pack.isImplied ? figures[0]?.value : pack.value;
  if (figure === undefined) return sure([pack], '1', { unit: 'pack' });
  const isMany = !pack.isImplied && /(?<!1)1$/.test(figure);
  const count = isMany ? { quantity: figure, candidates: [] } : { quantity: '', candidates: [figure, '1'] };
  return sure([pack], '1', { unit: 'pack', maybeLength: { figure, ...count } });
}

/** '100 шт', '3 пачки'; packs before pieces. */
function readUnit({ figures, counted, hasLength, hasRange }: Parts): ReadAmount | null {
  const unit = counted.some((atom) => atom.unit === 'pack') ? 'pack' : 'piece';
  const [one, ...others] = counted.filter((atom) => atom.unit === unit);
  if (!one) return null;
  const room = hasRange ? 2 : hasLength ? 0 : 1;
  const cost = (counted.length - 1) * costs.twice + Math.max(0, figures.length - room) * costs.leftover;
  if (others.length > 0) return open([one, ...others], whole(valuesOf([one, ...others])), { unit, cost });
  return countOf(one, { unit, cost: cost + (one.alternatives.length > 0 ? costs.open : 0) });
}

/** '5 x рускус', 'рускус - 100', 'рускус по 100'; a hyphen is never a minus. */
function readSigned({ atoms, figures, hasLength, hasRange }: Parts): ReadAmount | null {
  if (figures.length === 0) return null;
  const bare = atoms.filter(({ kind, signs }) => kind !== 'cut' && !signs.some((sign) => asides.includes(sign)));
  const [first, second, third] = bare;
  const [sign, last] = bare.slice(-2);
  const cost = Math.max(0, figures.length - (hasLength ? 1 : hasRange ? 3 : 2)) * costs.leftover;
  if (first?.kind === 'figure' && hasSign(second, 'times') && third?.kind === 'word')
    return sure([first], first.value, { cost });
  const isBehind = last?.kind === 'figure' && hasSign(sign, 'dash', 'times', 'equals', 'colon', 'by');
  return isBehind ? countOf(last, { cost }) : null;
}

const isLeading = (atoms: readonly Atom[], number: Atom) =>
  !atoms.slice(0, atoms.indexOf(number)).some(({ kind }) => kind === 'word');

/** Numbers without a unit: of two the length says so or comes first; more are open. */
function readBare({ atoms, numbers, joints, figures, hasLength }: Parts): ReadAmount | null {
  const [first, second, third] = figures;
  if (!first) return null;
  const isFirst = isLeading(atoms, first);
  if (third || (hasLength && second)) return toQuestion(figures, hasLength || isFirst);
  if (isFirst || hasLength) {
    const isBoth = second !== undefined && joints[numbers.indexOf(second)] !== null;
    return countOf(first, { cost: isBoth ? costs.open : 0 });
  }
  const figure = first.value;
  if (second && !isLengthLike(first)) return countOf(second, { cost: costs.longFirst });
  if (second)
    return countOf(second, { maybeLength: { figure, quantity: '', candidates: whole([second.value, figure]) } });
  const { quantity, candidates } = countOf(first);
  return sure([], '', {
    cost: isLengthLike(first) ? costs.single : 0,
    maybeLength: { figure, quantity, candidates },
  });
}

/** A row of a table that lost its signs: which number is the quantity? */
function toQuestion(figures: readonly Atom[], hasLength: boolean): ReadAmount {
  const [first, ...others] = figures as [Atom, ...Atom[]];
  const cost = costs.open + (figures.length - (hasLength ? 1 : 2)) * costs.leftover;
  if (hasLength || !isLengthLike(first)) return open(figures, whole(valuesOf(figures)), { cost });
  const maybeLength = { figure: first.value, quantity: '', candidates: whole(valuesOf(figures)) };
  return open(others, whole(valuesOf(others)), { cost, maybeLength });
}

/** '4 пачки по 20 шт' are 80 pieces, whatever a pack of the catalogue holds. */
function inPieces(reading: ReadAmount): ReadAmount {
  const packSize = reading.used.find((atom) => atom.packSize !== undefined)?.packSize;
  if (packSize === undefined || reading.unit !== 'pack') return reading;
  const { quantity, candidates, maybeLength } = reading;
  if ([quantity, ...candidates].some((figure) => Number(figure) * packSize > Number.MAX_SAFE_INTEGER)) return reading;
  const multiply = (figure: string) => (figure === '' ? '' : String(Number(figure) * packSize));
  const inPacks = (count: Count): Count => ({
    quantity: multiply(count.quantity),
    candidates: count.candidates.map(multiply),
  });
  const length = maybeLength && { maybeLength: { figure: maybeLength.figure, ...inPacks(maybeLength) } };
  return { ...reading, ...inPacks(reading), unit: 'piece', ...length };
}
