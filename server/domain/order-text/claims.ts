import type { AskCatalogue } from './catalogue';
import type { Token } from './tokens';

/** Finds tokens that are no goods by a pattern over their codes. */
interface Rule {
  readonly pattern: RegExp;
  /** How many tokens of a match are claimed from its start, or none. */
  readonly claim?: (found: readonly Token[], around: Around) => number | readonly [from: number, to: number];
  readonly code?: string;
}

interface Around {
  readonly tokens: readonly Token[];
  readonly codes: string;
  readonly at: number;
}

const numberOf = (token: Token | undefined) => Number(token?.value ?? NaN);
const isDay = (token: Token | undefined) => /^\d{1,2}$/.test(token?.text ?? '') && numberOf(token) <= 31;
const isHour = (token: Token | undefined) => /^\d{1,2}$/.test(token?.text ?? '') && numberOf(token) <= 24;
const isYear = (token: Token | undefined) => /^20[2-3]\d$/.test(token?.text ?? '');
const whole = (found: readonly Token[]) => found.length;

/** 'Олена, [25.11.2026 08:12]' above what she says; a page that a message was copied from. */
const stamps: readonly Rule[] = [
  { pattern: /(?<=^|\n)[w_]{0,4},?\(t,?t\):?(?=\n|$)/g },
  { pattern: /(?<=^|\n)(?:\(t,?t?\)|t,?td)/g },
];

/** How many tokens of a date, with the 'р.' behind its year. */
function withYear(found: readonly Token[]): number {
  const word = found.findIndex(({ code }) => code === 'w');
  return word < 0 || /^[рг]$/iu.test(found[word]?.text ?? '') ? found.length : word;
}

const days: readonly Rule[] = [
  {
    pattern: /[Urv]?n-?E?M(?:n(?:w[.z]?)?)?/g,
    claim: (all, { codes, at }) => {
      const found = all.slice(0, withYear(all));
      const last = found.at(-1);
      const isCounted = /^[uPpb]/.test(codes.slice(at + found.length));
      if (!isDay(found.find(({ code }) => code === 'n'))) return 0;
      return last?.code === 'n' && (!isYear(last) || isCounted) ? found.length - 1 : found.length;
    },
  },
  { pattern: /[Uv]Mn-?E?(?![uPpcb])/g, claim: (found) => (isDay(found[2]) ? found.length : 0) },
  { pattern: /[Urv]?n-?E?H/g, claim: (found) => (isHour(found.find(({ code }) => code === 'n')) ? found.length : 0) },
  { pattern: /[Urv]n-E_?/g, claim: whole },
  { pattern: /[Ur][aw]?nE/g, claim: (found) => (isDay(found.at(-2)) ? found.length : 0) },
  {
    pattern: /_[Urv]n(?=[,;.)!\n]|$)/g,
    claim: ([first, , hour], _around) =>
      /^(?:достав|самов|deliver|pick)/iu.test(first?.text ?? '') && isHour(hour) ? 3 : 0,
  },
  { pattern: /[Urv]?t(?:[Urd-]t)?(?:w[.z]?)?/g, claim: withYear },
];

const isStreet = (token: Token | undefined) => /^(?:st|street|ave|avenue|road|rd)\.?$/iu.test(token?.text ?? '');
const addresses: readonly Rule[] = [
  { pattern: /v?V[.:]?[wqvE.]{1,5}?,?F?[#№]?n(?:\/n)?[wBa]?/g, claim: (found) => found.length - looseLetter(found) },
  { pattern: /v?V[.:]?[wqv._]{1,4}(?=[,;\n]|$)/g },
  { pattern: /nw{1,3}[VE](?=[,.\n]|$)/g, claim: (found) => (isStreet(found.at(-1)) ? found.length : 0) },
  { pattern: /(?<=^|[\n,_.])F[#№]?n[wBa]?(?![uPpc])/g, claim: (found) => found.length - looseLetter(found) },
  { pattern: /(?<=^|[\n,_.])nF(?=[,.\n]|$)/g },
  { pattern: /(?<=^|[\n,_])w[.z]_/g, claim: ([first]) => (/^[мmг]$/iu.test(first?.text ?? '') ? 3 : 0) },
];

/** A letter belongs to the number of a house only beside it: '5а'. */
function looseLetter(found: readonly Token[]): number {
  const last = found.at(-1);
  return /[wBa]/.test(last?.code ?? '') && (last?.gap !== false || last.text.length > 1) ? 1 : 0;
}

const prices: readonly Rule[] = [
  { pattern: /C?[:=d]?n%C?/g },
  {
    pattern: /[xy=zCUd@]?:?n?n\$(?:\/[wuPpE]|n)?/g,
    claim: (found, around) => priceBeforeSign(found, around),
  },
  {
    pattern: /[xy=zCUd@]?:?\$n(?:n(?!\$)(?![uPpcb]))?(?:\/[wuPpE])?/g,
    claim: (found, around) => priceBehindSign(found, around),
  },
  { pattern: /C[:=d-]{0,2}n(?![uPpcb])/g },
];

/** '72 грн', '30 000 грн', '30 426 грн' where another number is the quantity; '100 $ 75' is either. */
function priceBeforeSign(found: readonly Token[], around: Around): readonly [number, number] {
  const sign = found.findIndex(({ code }) => code === '$');
  const next = found[sign + 1];
  const isSymbol = /^[$€₴]|^(?:uah|usd|eur)$/iu.test(found[sign]?.text ?? '');
  const after = around.codes[around.at + found.length] ?? '';
  if (next?.code === 'n' && isSymbol) {
    if (!next.gap && found[sign]?.gap !== false) return [0, 0];
    if (!next.gap) return [sign, found.length];
    if (found[sign]?.gap && !/[uPpb]/.test(after)) return [sign, sign + 1];
  }
  const end = next?.code === '/' ? found.length : sign + 1;
  const numbers = found.slice(0, sign).filter(({ code }) => code === 'n').length;
  const start = found.findIndex(({ code }) => code === 'n');
  const isGroup = numbers === 2 && found[start + 1]?.gap && /^\d{3}(?:[.,]\d+)?$/.test(found[start + 1]?.text ?? '');
  const isBy = start > 0 && found[0]?.code !== 'd';
  if (numbers === 2 && isGroup && (isBy || isCountedElsewhere(around, found.length))) return [0, end];
  if (numbers === 2) return [start + 1, end];
  return [0, end];
}

/** '$2.50', '₴75': of '$1 420' the second may be a quantity. */
function priceBehindSign(found: readonly Token[], around: Around): readonly [number, number] {
  const sign = found.findIndex(({ code }) => code === '$');
  const isTwo = found[sign + 2]?.code === 'n';
  if (!isTwo) return [0, found.length];
  const isGroup = /^\d{3}$/.test(found[sign + 2]?.text ?? '') && Number(found[sign + 1]?.text) < 10;
  return [0, isGroup && isCountedElsewhere(around, found.length) ? sign + 3 : sign + 2];
}

/** Whether the rest of the line has a quantity of its own. */
function isCountedElsewhere({ codes, at }: Around, length: number): boolean {
  const start = codes.lastIndexOf('\n', at) + 1;
  const end = codes.indexOf('\n', at);
  const rest = `${codes.slice(start, at)} ${codes.slice(at + length, end < 0 ? undefined : end)}`;
  return /n[uPp]/.test(rest) || (rest.match(/[n]/g) ?? []).length > 1;
}

/** '60, 100, 72,00, 7200,00': what has kopiykas behind a length and a quantity is a price. */
function claimListPrices(tokens: readonly Token[]): Token[] {
  let numbers = 0;
  return tokens.map((token, at) => {
    if (token.code === 'w')
      numbers = tokens[at - 1]?.code === '\n' || /[,;]/.test(tokens[at - 1]?.code ?? '') ? 0 : numbers;
    if (token.code !== 'n') return token;
    const isPrice = /^\d+[.,]\d{2}$/.test(token.text) && numbers > 1 && !/[uPpcbq]/.test(tokens[at + 1]?.code ?? '');
    numbers += 1;
    return isPrice ? { ...token, code: '_' } : token;
  });
}

const corrections: readonly Rule[] = [
  { pattern: /[TR]n[uPp]?,?B/g },
  { pattern: /[(,]?[RW]n[uPp]?\)?(?=$|[,;)\n])/g, claim: whole },
  {
    pattern: /n[uPp]?[,.]?(?:_,?)*[NR],?(?:_,?)*(?=n)/g,
    claim: (found) => (found.some(({ code, text }) => code === 'N' || /^no$/iu.test(text)) ? found.length : 0),
  },
  {
    pattern: /[,(]?O,?w?(?=n)/g,
    code: 'r',
    claim: (found) =>
      /^[,wO]*O,?$/.test(codesOf(found)) || /^(?:то|тоді|then)$/iu.test(found.at(-1)?.text ?? '') ? found.length : 0,
  },
];

const papers: readonly Rule[] = [{ pattern: /[D_][#№][w.]{0,2}-?n/g }, { pattern: /Q[:=d-]?(?=[n\n])/g }];

/** The strongest first: what one has claimed is no other's. */
const rules = [...papers, ...days, ...addresses, ...prices, ...corrections];

/** Tokens with those that are no goods as noise. */
export function claimNoise(tokens: readonly Token[], ask: AskCatalogue): Token[] {
  return claimAddressees(claimListPrices(claimBy(rules, tokens)), ask);
}

export const claimStamps = (tokens: readonly Token[]): Token[] => claimBy(stamps, tokens);

function claimBy(rules: readonly Rule[], tokens: readonly Token[]): Token[] {
  let claimed = [...tokens];
  for (const { pattern, claim, code = '_' } of rules) {
    const codes = codesOf(claimed);
    const next = [...claimed];
    for (const { 0: match, index } of codes.matchAll(pattern)) {
      const found = claimed.slice(index, index + match.length);
      const range = claim?.(found, { tokens: claimed, codes, at: index }) ?? found.length;
      const [from, to] = typeof range === 'number' ? [0, range] : range;
      for (let place = index + from; place < index + to; place += 1)
        next[place] = { ...(next[place] as Token), code: place === index + from ? code : '_' };
    }
    claimed = next;
  }
  return claimed;
}

export function codesOf(tokens: readonly Token[]): string {
  return tokens.map(({ code }) => code).join('');
}

/** 'Доброго ранку, Олено!', 'З повагою, Олена' */
function claimAddressees(tokens: readonly Token[], ask: AskCatalogue): Token[] {
  const result = [...tokens];
  const mark = (from: number, count: number) => {
    for (let place = from; place < from + count; place += 1) result[place] = { ...(result[place] as Token), code: '_' };
  };
  for (const { 0: match, index } of codesOf(tokens).matchAll(/_,?w{1,3}(?=[,.!z\n]|$)/g)) {
    const found = tokens.slice(index, index + match.length);
    const names = found.filter(({ code }) => code === 'w');
    const name = names.map(({ text }) => text).join(' ');
    const isClosing = /повагою|уважением|regards/iu.test(found[0]?.text ?? '');
    const isGreeting = /^(?:добр|good|hello|hi|hey|віта|прив|здра|dear)/iu.test(found[0]?.text ?? '');
    const { isKnown } = ask(name);
    if (isKnown === true || (!isClosing && (!isGreeting || isKnown === null))) continue;
    if (names.every(({ text }) => /^\p{Lu}/u.test(text))) mark(index + found.length - names.length, names.length);
  }
  return result;
}
