import { hasSign, type Atom } from './atoms';
import {
  costs,
  countOf,
  isLeading,
  isLengthLike,
  open,
  sure,
  toQuestion,
  valuesOf,
  whole,
  type Count,
  type Parts,
  type ReadAmount,
} from './wish-amount';
import { readJoined } from './joined-amount';
import { asides, numbersIn, operatorOf } from './joined-numbers';
import type { Kind } from './tokens';

/** Pieces of the smallest pack: '4 пачки 100 шт' is one quantity twice. */
const LEAST_PACK = 10;

/** Reads the amount of a wish. */
export function readAmount(atoms: readonly Atom[]): ReadAmount {
  const parts = partsOf(atoms);
  const reading =
    readBothUnits(parts) ??
    readJoined(parts) ??
    readLonePack(parts) ??
    readSinglePack(parts) ??
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
  if (!one || !two || third || one.unit === two.unit || counted.some(({ alternatives }) => alternatives.length > 0))
    return null;
  const at = numbers.indexOf(two);
  const signs = numbers[at - 1] === one ? joints[at] : null;
  const [packs, pieces] = one.unit === 'pack' ? [one, two] : [two, one];
  if (!signs || includes(signs, 'stop', 'weakStop', 'semicolon') || (packs.isSingle && isLengthLike(packs)))
    return null;
  if (includes(signs, 'plus', 'and')) return open(counted, [], { unit: 'pack' });
  return readPacksOfPieces(packs, pieces, includes(signs, 'equals'));
}

function readPacksOfPieces(packs: Atom, pieces: Atom, isEqual: boolean): ReadAmount {
  const [count, all] = [Number(packs.value), Number(pieces.value)];
  const isWhole = Number.isInteger(all / count);
  if (isWhole && (isEqual || all / count >= LEAST_PACK)) return sure([packs, pieces], pieces.value);
  const candidates = isEqual ? [all] : [count * all, all];
  return open([packs, pieces], candidates.filter(Number.isSafeInteger).map(String));
}

const includes = (signs: readonly Kind[], ...kinds: readonly Kind[]) => kinds.some((kind) => signs.includes(kind));

/** 'фрідом 60 см пачка', 'пачка рускуса': one pack, and a number may be its length. */
function readLonePack({ atoms, figures: [figure, another], counted }: Parts): ReadAmount | null {
  const pack = atoms.find(({ isImplied }) => isImplied);
  if (!pack || another || counted.length > 0 || !atoms.some(({ kind }) => kind === 'word')) return null;
  return figure ? onePack(pack, figure.value, false) : sure([pack], '1', { unit: 'pack' });
}

/** '60 пачка' may be one pack of that length; '21 пачка' may be 21 packs. */
function readSinglePack({ figures, counted: [pack, another], hasLength }: Parts): ReadAmount | null {
  if (!pack?.isSingle || another || hasLength || figures.length > 0) return null;
  if (!isLengthLike(pack) || pack.packSize !== undefined) return null;
  return onePack(pack, pack.value, /(?<!1)1$/.test(pack.value));
}

function onePack(pack: Atom, figure: string, isMany: boolean): ReadAmount {
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
