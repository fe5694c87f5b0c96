import { isFraction } from '../written-number';
import { costs, isLeading, isLengthLike, open, sure, toQuestion, type Parts, type ReadAmount } from './wish-amount';
import type { Atom } from './atoms';
import { candidatesOf, joinedNumbers, type Joined } from './joined-numbers';

const MAX_TIMES = 9;

/** Joined numbers, with or without a unit: a quantity, a length and a quantity, or a question. */
export function readJoined(parts: Parts): ReadAmount | null {
  const joined = joinedNumbers(parts);
  if (!joined) return null;
  const others = parts.numbers.filter((number) => !joined.operands.includes(number));
  if (!hasUnit(joined.operands) && hasUnit(others)) return null;
  return readBesideLengths(parts, joined, others) ?? readOperands(joined, others, parts.hasLength);
}

const hasUnit = (atoms: readonly Atom[]) => atoms.some(({ unit }) => unit !== null);

/** '60-70 100', '100 фрідом 60-70': lengths to choose from and their quantity; '60 - 100 200' is open. */
function readBesideLengths(
  { atoms, numbers, hasLength }: Parts,
  { operands, operators: [operator] }: Joined,
  others: readonly Atom[],
): ReadAmount | null {
  const [first, second, third] = operands;
  const [other, more] = others;
  if (!other || more || third || hasLength || !isLengthLike(first)) return null;
  const isBehind = numbers.indexOf(other) > numbers.indexOf(second);
  const areLengths = operator === 'tilde' && !hasUnit(operands) && isLengthLike(second);
  if (areLengths && (isBehind || isLeading(atoms, other))) return sure([other], other.value);
  return other.unit === null && isBehind && operator === 'dash' ? toQuestion([...operands, other], false) : null;
}

function readOperands(joined: Joined, others: readonly Atom[], hasLength: boolean): ReadAmount {
  const { operands, operators } = joined;
  const [first, , third] = operands;
  const [operator] = operators;
  const question = open(operands, candidatesOf(operands, operators), {
    unit: operands.some(({ unit }) => unit === 'pack') ? 'pack' : 'piece',
    cost: costs.open + (others.length > 1 ? others.length * costs.twice : 0),
  });
  const isFactor = operator === 'times' || operator === 'by';
  if (isFactor && !third && Number(first.value) <= MAX_TIMES)
    return readTimes(joined, question, hasLength || others.length > 0);
  const isSum = operator === 'plus' || (operator === 'times' && operators.includes('equals'));
  const mayBeLength = !hasLength && isLengthLike(first) && first.unit === null;
  return mayBeLength && !isSum && others.length === 0 ? behindLength(joined, question) : question;
}

/** The first number may be the length, and the others what is wanted of it. */
function behindLength({ operands, operators }: Joined, question: ReadAmount): ReadAmount {
  const [first, second, third] = operands;
  const maybeLength = { figure: first.value, quantity: '', candidates: question.candidates };
  const used = operands.slice(1);
  const isRange = operators[0] === 'tilde';
  if (!third && !isRange && second.alternatives.length === 0)
    return sure(used, second.value, { unit: question.unit, maybeLength });
  const rest = candidatesOf(used, operators.slice(1));
  return { ...question, used, candidates: [...new Set([...rest, ...(isRange ? [first.value] : [])])], maybeLength };
}

/** '3x25', '3 по 25 шт': a product, or that many of that length. */
function readTimes({ operands, operators }: Joined, question: ReadAmount, hasLength: boolean): ReadAmount {
  const [times, each] = operands;
  const product = String(Number(times.value) * Number(each.value));
  const isProduct = operators[0] === 'by' && !isFraction(product);
  const count = isProduct ? { quantity: product, candidates: [] } : { quantity: '', candidates: question.candidates };
  if (hasLength || each.unit !== null || !isLengthLike(each)) return { ...question, ...count };
  const maybeLength = { figure: each.value, ...count };
  return { ...question, used: [times], quantity: times.value, candidates: [], maybeLength };
}
