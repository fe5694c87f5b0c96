import type { AskCatalogue } from './catalogue';
import { is, kindsOf, pattern, type Token } from './tokens';

/** Head of an answered or forwarded message: what follows is not the customer's. */
const quoteHead =
  /^(?:on\s.{4,100}\swrote:|(?:від|от|from|von):\s|-{3,}.{0,12}(?:forwarded|original|пересл)|(?:пересланное|переслане)\s)/iu;
const answerHead = /^\d{1,2}.{4,60}(?:пише|пишет|пишут|написав|написал)[^\n]{0,60}:$/iu;
const unchecked = /^[☐❌✗✘]|^\[ \]/u;
const checked = /^[☑✅✓✔]|^\[[xх✓]\]/iu;
const crossed = /^[❌✗✘]/u;
const rule = /^\s*[-–—_=]{2,}\s*$/u;
const besideTotal = /^(?:позиц|items|lines|сплат|оплат|сум)/iu;
const MAX_AUTHOR = 5;
const SURE_LINES = 4;
const LARGEST_STEP = 2;

type Line = readonly Token[];
type Step = (lines: readonly Line[], text: string, ask: AskCatalogue) => readonly Line[];

const quantity = pattern(
  'number (?:unit|quality)|bunch close? (?:joint|times)? number|(?:number|tens).*number|number.*tens|pack',
);
const hasQuantity = (line: Line): boolean => quantity.test(kindsOf(line));

/** Makes the tokens of a line noise, all of them or from one place to another. */
const claim = (line: Line, from = 0, to = line.length): Line =>
  line.map((token, at) => (at < from || at >= to || is(token, 'lineEnd') ? token : { ...token, kind: 'noise' }));

/** Tokens by line, each line with its line end. */
function toLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    lines.at(-1)?.push(token);
    if (token.kind === 'lineEnd') lines.push([]);
  }
  return lines;
}

/** Claims what stands at the lines of a message and is no part of their goods: quotes, struck out lines, authors, numbering, totals. */
export function claimLines(tokens: readonly Token[], text: string, ask: AskCatalogue): Token[] {
  const steps: Step[] = [
    claimQuotes,
    claimStruckOut,
    claimAuthors,
    claimBullets,
    claimPositions,
    claimEnumerators,
    claimTotals,
  ];
  return steps.reduce<readonly Line[]>((lines, step) => step(lines, text, ask), toLines(tokens)).flat();
}

const textOf = (line: Line, text: string) => text.slice(line[0]?.start ?? 0, line.at(-1)?.end ?? 0).trim();
const hasContent = (line: Line) => line.some((token) => is(token, 'unit', 'word', 'number', 'tens', 'quality'));

const claimQuotes: Step = (lines, text) => {
  const written = lines.map((line) => textOf(line, text));
  const head = written.findIndex((line) => quoteHead.test(line) || answerHead.test(line));
  const isQuoted = (at: number) => written[at]?.startsWith('>') === true || (head >= 0 && at >= head);
  const isAll = lines.every((line, at) => isQuoted(at) || !hasContent(line));
  return lines.map((line, at) => ((isAll ? at === head : isQuoted(at)) ? claim(line) : line));
};

const claimStruckOut: Step = (lines, text) => {
  const written = lines.map((line) => textOf(line, text));
  const isTicked = written.some((line) => checked.test(line) || crossed.test(line));
  return lines.map((line, at) => {
    if (isTicked && unchecked.test(written[at] ?? '')) return claim(line);
    return checked.test(written[at] ?? '') ? claim(line, 0, line[0]?.text === '[' ? 3 : 1) : line;
  });
};

/** 'Олена: фрідом 60 - 100' after a chat stamp; 'фрідом: 100' names goods. */
const claimAuthors: Step = (lines, _text, ask) => {
  const nameOf = (words: Line) => words.map(({ text }) => text).join(' ');
  const speakers = lines.map((line) => {
    const first = line.findIndex(({ kind }) => kind !== 'noise');
    const colon = line.findIndex(({ kind }, at) => at >= first && kind === 'colon');
    if (!is(line[0], 'noise') || colon < first || colon - first > MAX_AUTHOR) return null;
    if (first === colon && /\d{5}|^[^\p{L}]*[\d[]/u.test(line[first - 1]?.text ?? '')) return { end: first + 1 };
    const words = line.slice(first, colon);
    if (!/\d|\[/.test(line[0]?.text ?? '') || words.some((token) => is(token, 'number', 'tens'))) return null;
    const said = line.slice(colon + 1).filter(({ kind }) => kind === 'word');
    return { end: colon + 1, name: nameOf(words), said: nameOf(said) };
  });
  const isAuthor = (name: string, said: string) => {
    const { isKnown, role } = ask(name);
    return isKnown !== true && role === 'other' && said !== '' && ask(said).role !== 'attributes';
  };
  const authors = new Set(speakers.flatMap((each) => (each?.name && isAuthor(each.name, each.said) ? each.name : [])));
  return lines.map((line, at) => {
    const speaker = speakers[at];
    return speaker && (!speaker.name || authors.has(speaker.name)) ? claim(line, 0, speaker.end) : line;
  });
};

const keycap = pattern('^(?:number other+)+ (?=word)');
const numbering = pattern('^hash number (?=word)|^hash? number (?:stop|other|close) (?!lineEnd|$)');
const noiseBefore = pattern('^noise*');

/** '- фрідом', '1) фрідом', '№1 фрідом', '1️⃣ фрідом' */
const claimBullets: Step = (lines) =>
  lines.map((line) => {
    const kinds = kindsOf(line);
    const start = noiseBefore.exec(kinds)?.[0].length ?? 0;
    const found = (wanted: RegExp) => line.slice(start, start + (wanted.exec(kinds.slice(start))?.[0].length ?? 0));
    const emoji = found(keycap);
    if (emoji.some(({ text }) => text === '\u20E3')) return claim(line, start, start + emoji.length);
    const number = found(numbering);
    if (isNumbering(number, line[start + number.length])) return claim(line, start, start + number.length);
    const isBullet = is(line[start], 'hyphen', 'dash') || /^[•·✓*]$/u.test(line[start]?.text ?? '');
    return isBullet ? claim(line, start, start + 1) : line;
  });

function isNumbering(found: Line, next: Token | undefined): boolean {
  const last = found.at(-1);
  const isShort = found.some(({ kind, text }) => kind === 'number' && /^\d{1,3}$/.test(text));
  const isAlone = is(last, 'number') || /^[.)]$/.test(last?.text ?? '');
  return isShort && isAlone && (next?.gap === true || is(next, 'word'));
}

/** '1 ', '(1)', '#1', '1/', '1:', '1.1.' before goods with a quantity of their own, in a run. */
const leading = pattern(
  '^noise* (?:open|hash)? number (?:(?:stop|other|close) number)? (?:stop|other|close|joint|slash)* (?=word|quality)',
);
const claimPositions: Step = (lines) => {
  const heads = lines.map((line) => leading.exec(kindsOf(line))?.[0].length ?? 0);
  const positions = lines.map((line, at) => {
    const numbers = line.slice(0, heads[at]).filter(({ kind }) => kind === 'number');
    const isCounted = line.slice(heads[at]).some(({ kind }) => kind === 'number');
    const isPosition = isCounted && numbers.every(({ text }) => /^\d{1,3}(?:\.\d{1,2})?$/.test(text));
    return isPosition ? Number(numbers.at(-1)?.text.split('.').at(-1) ?? NaN) : NaN;
  });
  const runs: number[][] = [];
  for (const position of positions.filter((each) => !Number.isNaN(each))) {
    const step = position - (runs.at(-1)?.at(-1) ?? Infinity);
    if (step > 0 && step <= LARGEST_STEP) runs.at(-1)?.push(position);
    else runs.push([position]);
  }
  const isRun = (run: readonly number[]) =>
    run.length >= SURE_LINES || (run.length > 1 && run.every((each, place) => each === place + 1));
  const isCounted = lines.every((line, at) => Number.isNaN(positions[at]) || hasQuantity(line.slice(heads[at])));
  if (!runs.every(isRun) || !isCounted) return lines;
  return lines.map((line, at) => (Number.isNaN(positions[at]) ? line : claim(line, 0, heads[at])));
};

const goodsBehind = '(?=word|number|article|quality|unit)';
const enumerators = {
  '.': pattern(`number (?:stop|other) ${goodsBehind}`, 'g'),
  ')': pattern(`number close ${goodsBehind}`, 'g'),
};
/** '… 2) мондіаль 60 - 50 3) …' on one line. */
const claimEnumerators: Step = (lines) =>
  lines.map((line) => {
    const kinds = kindsOf(line);
    const head = line.findIndex(
      ({ kind, value }, at) => kind === 'noise' && value === '1' && at < (noiseBefore.exec(kinds)?.[0].length ?? 0),
    );
    const sign = head >= 0 && line[head + 1]?.text === '.' ? '.' : ')';
    let expected = head >= 0 ? 2 : 1;
    const result = [...line];
    for (const { index } of kinds.matchAll(enumerators[sign])) {
      const [number, stop] = line.slice(index) as [Token, Token];
      if (stop.text !== sign || stop.gap || Number(number.text) !== expected) continue;
      const before = line.slice(0, index).findLast((token) => is(token, 'open', 'close'));
      if (expected > 1 && is(before, 'open')) continue;
      expected += 1;
      result.splice(index, 2, { ...number, kind: 'hash' }, { ...stop, kind: 'noise' });
    }
    return result;
  });

const totalOnly = pattern(
  '^(?=.*(?:total|^equals))(?=.*number) (?:(?:when noise)|unit|total|noise|currency|equals|colon|dash|number|comma|stop|open|close|and|within|until)* $',
);
const totalBehind = pattern('(?:comma|semicolon|stop) noise* total (?=.*number) (?:(?!word|tens|comma|semicolon).)* $');
const numberAlone = pattern('^number unit? stop? $');

/** 'всього 250', '= 150', a last figure below a rule: what adds up the goods before it. */
const claimTotals: Step = (lines, text) => {
  let goods = 0;
  let before: Line = [];
  const last = lines.findLastIndex(hasContent);
  const count = (line: Line) => {
    if (!line.some((token) => is(token, 'number', 'pack'))) return;
    goods += 1;
    before = line;
  };
  return lines.map((whole, at) => {
    const line = whole.filter(({ kind }) => kind !== 'lineEnd');
    const isAside = ({ kind, text: word }: Token) => kind === 'word' && besideTotal.test(word);
    const kinds = kindsOf(line.map((token) => (isAside(token) ? { ...token, kind: 'noise' } : token)));
    const isBelowRule = at === last && rule.test(textOf(lines[at - 1] ?? [], text)) && numberAlone.test(kinds);
    if ((isBelowRule || totalOnly.test(kinds)) && (goods > 1 || hasQuantity(before))) return claim(whole);
    const tail = totalBehind.exec(kinds)?.index ?? -1;
    const isTail = tail >= 0 && hasQuantity(line.slice(0, tail));
    count(isTail ? line.slice(0, tail) : line);
    if (isTail) return claim(whole, tail);
    return whole.map((token) => (token.kind === 'total' ? { ...token, kind: 'noise' } : token));
  });
};
