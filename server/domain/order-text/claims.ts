import type { AskCatalogue } from './catalogue';
import { is, kindsOf, pattern, type Kind, type Token } from './tokens';

interface Around {
  readonly kinds: string;
  readonly at: number;
}
/** How many tokens of a match are no goods, from its start or from a place of it; or none. */
type Claim = (found: readonly Token[], around: Around) => number | readonly [from: number, to: number];
interface Rule {
  readonly pattern: RegExp;
  readonly claim: Claim;
  readonly kind: Kind;
}

const rule = (source: string, claim: Claim = (found) => found.length, kind: Kind = 'noise'): Rule => ({
  pattern: pattern(source, 'g'),
  claim,
  kind,
});

const numberIn = (found: readonly Token[]) => found.find(({ kind }) => kind === 'number');
const isUpTo = (most: number, token: Token | undefined) =>
  /^\d{1,2}$/.test(token?.text ?? '') && Number(token?.value) <= most;
const isDay = (token: Token | undefined) => isUpTo(31, token);
const isHour = (token: Token | undefined) => isUpTo(24, token);
const isYear = (token: Token | undefined) => /^20[2-3]\d$/.test(token?.text ?? '');
const all = (found: readonly Token[], isClaimed: boolean) => (isClaimed ? found.length : 0);
const counted = pattern('^counter');

/** 'Олена, [25.11.2026 08:12]' above what she says; a page that a message was copied from. */
const stamps = [
  rule('(?<=^|lineEnd) (?:word|noise){0,4} comma? open date comma? date close colon? (?=lineEnd|$)'),
  rule('(?<=^|lineEnd) (?:open date comma? date? close|date comma? date dash)'),
];

/** How many tokens of a date, with the 'р.' behind its year. */
function withYear(found: readonly Token[]): number {
  const word = found.findIndex(({ kind }) => kind === 'word');
  return word < 0 || /^[рг]$/iu.test(found[word]?.text ?? '') ? found.length : word;
}

const days = [
  rule('when? number hyphen? ordinal? month (?:number (?:word (?:stop|other)?)?)?', (match, { kinds, at }) => {
    const found = match.slice(0, withYear(match));
    const last = found.at(-1);
    if (!isDay(numberIn(found))) return 0;
    const isNext = is(last, 'number') && (!isYear(last) || counted.test(kinds.slice(at + found.length)));
    return isNext ? found.length - 1 : found.length;
  }),
  rule('(?:until|within) month number hyphen? ordinal? (?!measure)', (found) => all(found, isDay(found[2]))),
  rule('when? number hyphen? ordinal? hour', (found) => all(found, isHour(numberIn(found)))),
  rule('when number hyphen ordinal noise?'),
  rule('(?:until|or) (?:article|word)? number ordinal', (found) => all(found, isDay(found.at(-2)))),
  rule('noise when number (?=comma|semicolon|stop|close|lineEnd|$)', (found) =>
    all(found, /^(?:достав|самов|deliver|pick)/iu.test(found[0]?.text ?? '') && isHour(found[2])),
  ),
  rule('when? date (?:(?:until|or|dash|hyphen) date)? (?:word (?:stop|other)?)?', withYear),
];

/** A letter belongs to the number of a house only beside it: '5а'. */
function withHouse(found: readonly Token[]): number {
  const last = found.at(-1);
  const isLoose = is(last, 'word', 'but', 'article') && (last?.gap !== false || last.text.length > 1);
  return found.length - (isLoose ? 1 : 0);
}

const isStreet = (token: Token | undefined) => /^(?:st|street|ave|avenue|road|rd)\.?$/iu.test(token?.text ?? '');
const house = 'flat? hash? number (?:slash number)? (?:word|but|article)?';
const addresses = [
  rule(`within? street (?:stop|colon)? (?:word|quality|within|ordinal|stop){1,5}? comma? ${house}`, withHouse),
  rule('within? street (?:stop|colon)? (?:word|quality|within|stop|noise){1,4} (?=comma|semicolon|lineEnd|$)'),
  rule('number word{1,3} (?:street|ordinal) (?=comma|stop|lineEnd|$)', (found) => all(found, isStreet(found.at(-1)))),
  rule('(?<=^|lineEnd|comma|noise|stop) flat hash? number (?:word|but|article)? (?!unit|cm)', withHouse),
  rule('(?<=^|lineEnd|comma|noise|stop) number flat (?=comma|stop|lineEnd|$)'),
  rule('(?<=^|lineEnd|comma|noise) word (?:stop|other) noise', (found) =>
    all(found, /^[мmг]$/iu.test(found[0]?.text ?? '')),
  ),
];

const priceStart = '(?:times|by|equals|other|price|until|dash|at)? colon?';
const prices = [
  rule('price? (?:colon|equals|dash)? number percent price?'),
  rule(`${priceStart} number? number currency (?:slash (?:word|unit|ordinal)|number)?`, priceBeforeSign),
  rule(
    `${priceStart} currency number (?:number (?!currency|measure))? (?:slash (?:word|unit|ordinal))?`,
    priceBehindSign,
  ),
  rule('price joint{0,2} number (?!measure)'),
];

function priceBeforeSign(found: readonly Token[], around: Around): readonly [number, number] {
  const sign = found.findIndex(({ kind }) => kind === 'currency');
  return priceAtSymbol(found, sign, around) ?? sumBeforeSign(found, sign, around);
}

/** '100 $75' has a price behind its symbol; '100 $ 75' is either. */
function priceAtSymbol(found: readonly Token[], sign: number, { kinds, at }: Around) {
  const [symbol, next] = found.slice(sign);
  if (!is(next, 'number') || !/^[$€₴]|^(?:uah|usd|eur)$/iu.test(symbol?.text ?? '')) return null;
  if (!next?.gap) return symbol?.gap ? ([0, 0] as const) : ([sign, found.length] as const);
  return symbol?.gap && !counted.test(kinds.slice(at + found.length)) ? ([sign, sign + 1] as const) : null;
}

/** '72 грн', '30 000 грн', '30 426 грн' where another number is the quantity. */
function sumBeforeSign(found: readonly Token[], sign: number, around: Around): readonly [number, number] {
  const end = is(found[sign + 1], 'slash') ? found.length : sign + 1;
  const start = found.findIndex(({ kind }) => kind === 'number');
  if (start + 2 > sign) return [0, end];
  const isGroup = found[start + 1]?.gap && /^\d{3}(?:[.,]\d+)?$/.test(found[start + 1]?.text ?? '');
  const isBy = start > 0 && !is(found[0], 'dash');
  return isGroup && (isBy || isCountedElsewhere(around, found.length)) ? [0, end] : [start + 1, end];
}

/** '$2.50', '₴75': of '$1 420' the second may be a quantity. */
function priceBehindSign(found: readonly Token[], around: Around): readonly [number, number] {
  const sign = found.findIndex(({ kind }) => kind === 'currency');
  const [first, second] = found.slice(sign + 1);
  if (!is(second, 'number')) return [0, found.length];
  const isGroup = /^\d{3}$/.test(second?.text ?? '') && Number(first?.text) < 10;
  return [0, isGroup && isCountedElsewhere(around, found.length) ? sign + 3 : sign + 2];
}

const lineEnd = pattern('lineEnd').source;
const countOrTwoNumbers = pattern('number unit|number.*number');
/** Whether the rest of the line has a quantity of its own. */
function isCountedElsewhere({ kinds, at }: Around, count: number): boolean {
  const end = kinds.indexOf(lineEnd, at);
  const rest = [
    kinds.slice(kinds.lastIndexOf(lineEnd, at) + 1, at),
    kinds.slice(at + count, end < 0 ? undefined : end),
  ];
  return countOrTwoNumbers.test(rest.join(' '));
}

/** '60, 100, 72,00, 7200,00': what has kopiykas behind a length and a quantity is a price. */
function claimListPrices(tokens: readonly Token[]): Token[] {
  let numbers = 0;
  return tokens.map((token, at) => {
    if (is(token, 'word') && is(tokens[at - 1], 'lineEnd', 'comma', 'semicolon')) numbers = 0;
    if (!is(token, 'number')) return token;
    numbers += 1;
    const isPrice = /^\d+[.,]\d{2}$/.test(token.text) && numbers > 2 && !is(tokens[at + 1], 'measure', 'quality');
    return isPrice ? { ...token, kind: 'noise' } : token;
  });
}

const corrections = [
  rule('(?:not|refuse) number unit? comma? but'),
  rule('(?:open|comma)? (?:refuse|was) number unit? close? (?=$|comma|semicolon|close|lineEnd)'),
  rule('number unit? (?:comma|stop)? (?:noise comma?)* (?:no|refuse) comma? (?:noise comma?)* (?=number)', (found) =>
    all(
      found,
      found.some(({ kind, text }) => kind === 'no' || /^no$/iu.test(text)),
    ),
  ),
  rule(
    '(?:comma|open)? otherwise comma? word? (?=number)',
    (found) => all(found, !is(found.at(-1), 'word') || /^(?:то|тоді|then)$/iu.test(found.at(-1)?.text ?? '')),
    'or',
  ),
];

const papers = [
  rule('(?:document|noise) hash (?:word|stop){0,2} hyphen? number'),
  rule('quantity joint? (?=number|lineEnd)'),
];

/** The strongest first: what one has claimed is no other's. */
const rules = [...papers, ...days, ...addresses, ...prices, ...corrections];

/** Tokens with those that are no goods as noise. */
export function claimNoise(tokens: readonly Token[], ask: AskCatalogue): Token[] {
  return claimAddressees(claimListPrices(claimBy(rules, tokens)), ask);
}

export const claimStamps = (tokens: readonly Token[]): Token[] => claimBy(stamps, tokens);

function claimBy(from: readonly Rule[], tokens: readonly Token[]): Token[] {
  const claimed = [...tokens];
  let kinds = kindsOf(claimed);
  for (const { pattern: wanted, claim, kind } of from) {
    const matches = [...kinds.matchAll(wanted)];
    for (const { 0: match, index } of matches) {
      const range = claim(claimed.slice(index, index + match.length), { kinds, at: index });
      const [first, end] = typeof range === 'number' ? [0, range] : range;
      for (let place = first; place < end; place += 1)
        claimed[index + place] = { ...(claimed[index + place] as Token), kind: place === first ? kind : 'noise' };
    }
    if (matches.length > 0) kinds = kindsOf(claimed);
  }
  return claimed;
}

const addressee = pattern('noise comma? word{1,3} (?=comma|stop|other|lineEnd|$)', 'g');
/** 'Доброго ранку, Олено!', 'З повагою, Олена' */
function claimAddressees(tokens: readonly Token[], ask: AskCatalogue): Token[] {
  const result = [...tokens];
  for (const { 0: match, index } of kindsOf(tokens).matchAll(addressee)) {
    const found = tokens.slice(index, index + match.length);
    const names = found.filter(({ kind }) => kind === 'word');
    const isClosing = /повагою|уважением|regards/iu.test(found[0]?.text ?? '');
    const isGreeting = /^(?:добр|good|hello|hi|hey|віта|прив|здра|dear)/iu.test(found[0]?.text ?? '');
    const { isKnown } = ask(names.map(({ text }) => text).join(' '));
    if (isKnown === true || (!isClosing && (!isGreeting || isKnown === null))) continue;
    if (names.every(({ text }) => /^\p{Lu}/u.test(text)))
      for (const name of names) result[tokens.indexOf(name)] = { ...name, kind: 'noise' };
  }
  return result;
}
