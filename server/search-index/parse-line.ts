import { isSinglePack, packWord, parseUnitWord } from '../domain/unit-words';
import type { Unit } from '../domain/unit-words';
import { isFraction } from '../domain/written-number';
import { escapeRegExp } from '../escape-reg-exp';
import { hideLengths, number, packContents, packs, pieces, twoMeasures } from './message-units';
import { candidatesOf, parseExpression, type Expression } from './parse-expression';

export interface ParsedLine {
  readonly query: string;
  /** With a decimal point, maybe a fraction; empty when missing or ambiguous. */
  readonly quantity: string;
  readonly unit: Unit;
  /** Possible quantities when ambiguous (sum, product, range), the likeliest first. */
  readonly candidates: readonly string[];
  /** A number in `query` that may be a length, and the quantity if no such length is on sale. */
  readonly maybeLength?: { readonly figure: string } & Pick<ParsedLine, 'quantity' | 'candidates'>;
}

const [SHORTEST_CM, LONGEST_CM] = [10, 250];
/** 'fifty times twenty-five' is a product; 'three times twenty-five' may be three packs, or three of that length. */
const MAX_TIMES = 9;
/** Pieces of the smallest pack: '4 пачки 100 шт' is one quantity twice, of '5 пачок 25 шт' the pieces may be those of a pack. */
const LEAST_PACK = 10;

const beforeSign = new RegExp(`^(${number})\\s*(?:[×*]|[xх](?=\\s))\\s*(?=[\\p{L}#])`, 'iu');
/** 'рускус - 100', 'рускус × 100', 'рускус: 100', 'рускус по 100'; a hyphen is never a minus. */
const behindSign = new RegExp(`(?:\\s[-–—]|[-–—:=]\\s|×|(?:^|\\s)по\\s)\\s*(${number})\\s*$`, 'iu');
const anyPack = new RegExp(`(?<!\\p{L})${packWord}`, 'giu');
const bareNumber = new RegExp(`(?<![\\p{L}\\d.])${number}(?![\\p{L}\\d])`, 'gu');

/** Parses the product text and the quantity of a line with normalized numbers. */
export function parseLine(written: string): ParsedLine {
  const { size, of, pieces: piecesOfPack } = packContents.exec(written)?.groups ?? {};
  const parsed = parseWithoutContents(written.replace(packContents, '$<word>'));
  return size !== undefined && (of ?? piecesOfPack) !== undefined ? inPieces(parsed, Number(size)) : parsed;
}

/** '4 пачки по 20 шт' are 80 pieces, whatever a pack of the catalogue holds. */
function inPieces(line: ParsedLine, packSize: number): ParsedLine {
  const { quantity, unit, candidates, maybeLength } = line;
  const figures = [quantity, ...candidates, maybeLength?.quantity ?? '', ...(maybeLength?.candidates ?? [])];
  if (unit !== 'pack' || figures.some((figure) => Number(figure) * packSize > Number.MAX_SAFE_INTEGER)) return line;
  const multiply = (figure: string) => (figure === '' ? '' : String(Number(figure) * packSize));
  const multiplied = <T extends Pick<ParsedLine, 'quantity' | 'candidates'>>(counts: T) => ({
    ...counts,
    quantity: multiply(counts.quantity),
    candidates: counts.candidates.map(multiply),
  });
  return { ...multiplied(line), unit: 'piece', ...(maybeLength && { maybeLength: multiplied(maybeLength) }) };
}

function parseWithoutContents(line: string): ParsedLine {
  const text = hideLengths(line);
  return (
    parseBothUnits(line, text) ??
    parseJoined(line, text) ??
    parseSinglePack(line, text) ??
    parseWithUnit(line, text, packs, 'pack') ??
    parseWithUnit(line, text, pieces, 'piece') ??
    parseOnePack(line, text) ??
    parseSigned(line, beforeSign.exec(text)) ??
    parseSigned(line, behindSign.exec(text)) ??
    parseBare(line, text) ??
    plain(line, '')
  );
}

/** '4 пачки = 100 шт' is one quantity; '2 пачки і 10 шт' is a sum, which splits a pack, and '3 пачки = 100 шт' contradicts itself. */
function parseBothUnits(line: string, text: string): ParsedLine | null {
  const found = twoMeasures.exec(text);
  if (!found) return null;
  const [, first = '', firstUnit = '', sign = '', second = '', secondUnit = ''] = found;
  const isPackFirst = parseUnitWord(firstUnit) === 'pack';
  if (isPackFirst === (parseUnitWord(secondUnit) === 'pack')) return null;
  const [packCount, pieceCount] = isPackFirst ? [first, second] : [second, first];
  // '60 пачка 25 шт' has a length.
  if (isSinglePack(isPackFirst ? firstUnit : secondUnit) && isLengthLike(packCount)) return null;
  const query = without(line, found);
  if (/[+\p{L}]/u.test(sign)) return plain(query, '', 'pack');
  const packSize = Number(pieceCount) / Number(packCount);
  const isSame = Number.isInteger(packSize) && (sign.includes('=') || packSize >= LEAST_PACK);
  if (isSame) return plain(query, pieceCount);
  const product = Number(packCount) * Number(pieceCount);
  const candidates = sign.includes('=') ? [Number(pieceCount)] : [product, Number(pieceCount)];
  return { ...plain(query, ''), candidates: candidates.filter(Number.isSafeInteger).map(String) };
}

/** Joined numbers: the first of two may be the length; anything else is ambiguous. */
function parseJoined(line: string, text: string): ParsedLine | null {
  const joined = parseExpression(text);
  if (!joined) return null;
  const { operands, operators } = joined;
  const unit = operands.some((each) => each.unit === 'pack') ? 'pack' : 'piece';
  const query = without(line, { 0: joined.text, index: joined.index });
  const question = { query, quantity: '', unit, candidates: candidatesOf(joined) } as const;
  const hasLength =
    text.includes('#') || without(text, { 0: joined.text, index: joined.index }).search(bareNumber) >= 0;
  const [first, second] = operands;
  if (!first || !second || isCountedElsewhere(joined, text)) return null;
  const count = countBesideLengths(joined, text);
  if (count) return plain(without(line, count), count[0]);
  const isTimes = operands.length === 2 && Number(first.value) <= MAX_TIMES && /^(?:×|по)$/.test(operators[0] ?? '');
  if (isTimes) return parseTimes(joined, question, hasLength);
  const isProduct = operators[0] === '×' && operators.includes('=');
  if (hasLength || isProduct || operators[0] === '+' || first.unit !== null || !isLengthLike(first.value))
    return question;
  const rest = { operands: operands.slice(1), operators: operators.slice(1) };
  const isPlain = operands.length === 2 && operators[0] !== '~';
  return {
    query: `${query} ${first.value}`.trim(),
    quantity: isPlain ? second.value : '',
    unit,
    candidates: isPlain ? [] : [...new Set([...candidatesOf(rest), ...(operators[0] === '~' ? [first.value] : [])])],
    maybeLength: { figure: first.value, quantity: '', candidates: question.candidates },
  };
}

/** '60-70 100 шт': the joined numbers are lengths. */
function isCountedElsewhere({ text: part, index, operands }: Expression, text: string): boolean {
  const rest = `${text.slice(0, index)} ${text.slice(index + part.length)}`;
  return operands.every(({ unit }) => unit === null) && (packs.test(rest) || pieces.test(rest));
}

/** '60-70 100', '100 фрідом 60-70': the only other number, where the joined ones are lengths. */
function countBesideLengths(
  { text: part, index, operands, operators }: Expression,
  text: string,
): RegExpExecArray | null {
  const areLengths = operands.length === 2 && operands.every(({ value, unit }) => unit === null && isLengthLike(value));
  const [count, other] = blankOut(text, { 0: part, index }).matchAll(bareNumber);
  if (!areLengths || operators[0] !== '~' || !count || other || text.includes('#')) return null;
  // '60 100 або 150' has one length.
  return count.index > index || !/\p{L}/u.test(text.slice(0, count.index)) ? count : null;
}

/** '3x25', '3 по 25 шт': a product, or that many of that length. */
function parseTimes({ operands, operators }: Expression, question: ParsedLine, hasLength: boolean): ParsedLine {
  const [times, each] = operands;
  if (!times || !each) return question;
  const product = String(Number(times.value) * Number(each.value));
  const isProduct = operators[0] === 'по' && !isFraction(product);
  const asProduct = isProduct
    ? { quantity: product, candidates: [] }
    : { quantity: '', candidates: question.candidates };
  if (hasLength || each.unit !== null || !isLengthLike(each.value)) return { ...question, ...asProduct };
  return {
    query: `${question.query} ${each.value}`.trim(),
    quantity: times.value,
    unit: question.unit,
    candidates: [],
    maybeLength: { figure: each.value, ...asProduct },
  };
}

/** '60 пачка': a pack of that length if it is on sale; '21 пачка' may be 21 packs. */
function parseSinglePack(line: string, text: string): ParsedLine | null {
  const found = packs.exec(text);
  if (!found) return null;
  const [, value = '', word = ''] = found;
  if (!isSinglePack(word) || !isLengthLike(value) || text.includes('#')) return null;
  const query = without(line, found);
  if (query.search(bareNumber) >= 0) return null;
  return {
    query: `${query} ${value}`.trim(),
    quantity: '1',
    unit: 'pack',
    candidates: [],
    maybeLength: /(?<!1)1$/.test(value)
      ? { figure: value, quantity: value, candidates: [] }
      : { figure: value, quantity: '', candidates: [value, '1'] },
  };
}

/** 'фрідом 60 см пачка', 'пачка рускуса': one pack. */
function parseOnePack(line: string, text: string): ParsedLine | null {
  const found = [...text.matchAll(anyPack)].find(([word]) => isSinglePack(word));
  if (!found) return null;
  const query = without(line, found);
  const [figure, other] = [...hideLengths(query).matchAll(bareNumber)].map(([each]) => each);
  if (other !== undefined || !/\p{L}/u.test(query)) return null;
  const one = plain(query, '1', 'pack');
  return figure === undefined ? one : { ...one, maybeLength: { figure, quantity: '', candidates: [figure, '1'] } };
}

function parseWithUnit(line: string, text: string, pattern: RegExp, unit: Unit): ParsedLine | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const query = without(line, found);
  const other = new RegExp(pattern.source, 'iu').exec(hideLengths(query));
  const [one = '', two = ''] = [found[1], other?.[1]];
  if (!other) return plain(query, one, unit);
  return {
    query: without(query, other),
    quantity: '',
    unit,
    candidates: [...new Set([one, two])].filter((each) => !isFraction(each)),
  };
}

function parseSigned(line: string, found: RegExpExecArray | null): ParsedLine | null {
  return found && plain(without(line, found), found[1] ?? '');
}

/** Numbers without a unit: of two the length says so or comes first; more are ambiguous. */
function parseBare(line: string, text: string): ParsedLine | null {
  const figures = [...text.matchAll(bareNumber)];
  const [first, second] = figures;
  if (!first) return null;
  const isLeading = !/\p{L}/u.test(text.slice(0, first.index));
  const hasLength = text.includes('#');
  if (figures.length > 2 || (hasLength && figures.length > 1)) return toQuestion(line, figures, hasLength || isLeading);
  if (isLeading || hasLength) return plain(without(line, first), first[0]);
  if (second) {
    const two = plain(without(line, second), second[0]);
    const candidates = [second[0], first[0]].filter((each) => !isFraction(each));
    return isLengthLike(first[0]) ? { ...two, maybeLength: { figure: first[0], quantity: '', candidates } } : two;
  }
  return { ...plain(line, ''), maybeLength: { figure: first[0], quantity: first[0], candidates: [] } };
}

/** A table row that lost its signs: which number is the quantity? */
function toQuestion(line: string, figures: readonly RegExpExecArray[], hasLength: boolean): ParsedLine {
  const [first] = figures;
  const keepsFirst = !hasLength && first !== undefined && isLengthLike(first[0]);
  const candidates = (list: readonly RegExpExecArray[]) =>
    [...new Set(list.map(([figure]) => figure))].filter((each) => !isFraction(each) && Number(each) > 0);
  const query = tidy((keepsFirst ? figures.slice(1) : figures).reduce(blankOut, line));
  const question = { query, quantity: '', unit: 'piece' as const };
  if (!keepsFirst) return { ...question, candidates: candidates(figures) };
  const maybeLength = { figure: first[0], quantity: '', candidates: candidates(figures) };
  return { ...question, candidates: candidates(figures.slice(1)), maybeLength };
}

/** The goods of 'фрідом 65', where 65 may be a length. */
export function withoutFigure(query: string, figure: string): string {
  return query
    .replace(new RegExp(`(?<![\\d.])${escapeRegExp(figure)}(?![\\d.])`), ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function plain(query: string, quantity: string, unit: Unit = 'piece'): ParsedLine {
  return { query, quantity, unit, candidates: [] };
}

function isLengthLike(figure: string): boolean {
  return !isFraction(figure) && Number(figure) >= SHORTEST_CM && Number(figure) <= LONGEST_CM;
}

type Part = { readonly 0: string; readonly index: number };

function without(text: string, part: Part): string {
  return tidy(blankOut(text, part));
}

function blankOut(text: string, { 0: part, index }: Part): string {
  return text.slice(0, index) + ' '.repeat(part.length) + text.slice(index + part.length);
}

function tidy(text: string): string {
  return text
    .replace(/[;()]|,(?!\d)/g, ' ')
    .replace(/(?:[-–—:=×/]|(?<!\p{L})(?:[xх]|по))\s*$/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
