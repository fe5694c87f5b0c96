import type { AskCatalogue } from './catalogue';
import { codesOf } from './claims';
import type { Token } from './tokens';

/** Head of an answered or forwarded message: what follows is not the customer's. */
const quoteHead =
  /^(?:on\s.{4,100}\swrote:|(?:від|от|from|von):\s|-{3,}.{0,12}(?:forwarded|original|пересл)|(?:пересланное|переслане)\s)/iu;
const answerHead = /^\d{1,2}.{4,60}(?:пише|пишет|пишут|написав|написал)[^\n]{0,60}:$/iu;
const unchecked = /^[☐❌✗✘]|^\[ \]/u;
const checked = /^[☑✅✓✔]|^\[[xх✓]\]/iu;
const rule = /^\s*[-–—_=]{2,}\s*$/u;
const MAX_AUTHOR = 5;
const SURE_LINES = 4;
const LARGEST_STEP = 2;

const hasQuantity = (codes: string): boolean =>
  /n[uPpq]|[Pp]\)?[:=xd-]?n/.test(codes) || /[nl][^\n]*n|n[^\n]*l|P/.test(codes);

const noise = (token: Token): Token => (token.code === '\n' ? token : { ...token, code: '_' });

/** Tokens by line, each line with its line end. */
function toLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    lines.at(-1)?.push(token);
    if (token.code === '\n') lines.push([]);
  }
  return lines;
}

/** Claims what stands at the lines of a message and is no part of their goods: quotes, struck out lines, authors, numbering, totals. */
export function claimLines(tokens: readonly Token[], text: string, ask: AskCatalogue): Token[] {
  const steps = [
    claimQuotes,
    claimStruckOut,
    claimAuthors,
    claimBullets,
    claimPositions,
    claimEnumerators,
    claimTotals,
  ];
  return steps.reduce((lines, step) => step(lines, text, ask), toLines(tokens)).flat();
}

type Step = (lines: Token[][], text: string, ask: AskCatalogue) => Token[][];

const textOf = (line: readonly Token[], text: string) =>
  line.length === 0 ? '' : text.slice(line[0]?.start ?? 0, line.at(-1)?.end ?? 0).trim();
const hasContent = (line: readonly Token[]) => line.some(({ code }) => /[wnlqPpu]/.test(code));

const claimQuotes: Step = (lines, text) => {
  const written = lines.map((line) => textOf(line, text));
  const head = written.findIndex((line) => quoteHead.test(line) || answerHead.test(line));
  const isQuoted = (at: number) => written[at]?.startsWith('>') === true || (head >= 0 && at >= head);
  const isAll = lines.every((line, at) => isQuoted(at) || !hasContent(line));
  if (isAll) return lines.map((line, at) => (at === head ? line.map(noise) : line));
  return lines.map((line, at) => (isQuoted(at) ? line.map(noise) : line));
};

const claimStruckOut: Step = (lines, text) => {
  const written = lines.map((line) => textOf(line, text));
  const isTicked = written.some((line) => checked.test(line)) || written.some((line) => /^[❌✗✘]/u.test(line));
  return lines.map((line, at) => {
    if (isTicked && unchecked.test(written[at] ?? '')) return line.map(noise);
    if (!checked.test(written[at] ?? '')) return line;
    const count = line[0]?.text === '[' ? 3 : 1;
    return line.map((token, place) => (place < count ? noise(token) : token));
  });
};

/** 'Олена: фрідом 60 - 100' after a chat stamp; 'фрідом: 100' names goods. */
const claimAuthors: Step = (lines, _text, ask) => {
  const authors = new Set<string>();
  const speakers = lines.map((line) => {
    const first = line.findIndex(({ code }) => code !== '_');
    const colon = line.findIndex(({ code }, at) => at >= first && code === ':');
    if (first <= 0 || colon < 0 || colon - first > MAX_AUTHOR) {
      const isPhone = line[0]?.code === '_' && first === colon && /\d{5}/.test(line[first - 1]?.text ?? '');
      return isPhone ? { end: first + 1, name: '', isPhone } : null;
    }
    const words = line.slice(first, colon);
    const name = words.map(({ text }) => text).join(' ');
    const said = line.slice(colon + 1);
    const isStamped = line[0]?.code === '_' && /\d|\[/.test(line[0].text);
    if (!isStamped || words.some(({ code }) => /[nl]/.test(code))) return null;
    const hasWords = said.some(({ code }) => code === 'w');
    const words2 = said.filter(({ code }) => code === 'w').map(({ text }) => text);
    const goods = ask(name);
    const isGoods = goods.isKnown === true || goods.role !== 'other';
    if (words.length === 0 || (hasWords && !isGoods && ask(words2.join(' ')).role !== 'attributes')) authors.add(name);
    return { end: colon + 1, name, isPhone: words.length === 0 };
  });
  return lines.map((line, at) => {
    const speaker = speakers[at];
    if (!speaker || !(speaker.isPhone || authors.has(speaker.name))) return line;
    return line.map((token, place) => (place < speaker.end ? noise(token) : token));
  });
};

/** '- фрідом', '1) фрідом', '№1 фрідом', '1️⃣ фрідом' */
const claimBullets: Step = (lines) =>
  lines.map((line) => {
    const codes = codesOf(line);
    const at = /^_*/.exec(codes)?.[0].length ?? 0;
    const rest = codes.slice(at);
    const isSign = /^(?:[•·✓]|[d-])/u.test(rest) || /^[•·✓*]$/u.test(line[at]?.text ?? '');
    const keycaps = /^(?:nz+)+(?=[w])/.exec(rest)?.[0] ?? '';
    const isKeycap = keycaps !== '' && line.slice(at, at + keycaps.length).some(({ text }) => text === '\u20E3');
    const number = /^(?:[#№]n(?=[w])|[#№]?n[.z)](?=[^\n]))/.exec(rest)?.[0] ?? '';
    const dot = line[at + number.length - 1];
    const next = line[at + number.length];
    const isNumber =
      number !== '' &&
      /^\d{1,3}$/.test(line[at + (/^[#№]/.test(number) ? 1 : 0)]?.text ?? '') &&
      (dot?.code === 'n' || /^[.)]$/.test(dot?.text ?? '')) &&
      (next?.gap === true || next?.code === 'w');
    const count = isKeycap ? keycaps.length : isNumber ? number.length : isSign ? 1 : 0;
    return line.map((token, place) =>
      place >= at && place < at + count ? { ...noise(token), value: token.value ?? '' } : token,
    );
  });

/** '1 ', '(1)', '#1', '1/', '1:', '1.1.' before goods with a quantity of their own, in a run. */
const leading = /^_*[(#№]?n(?:[.z)]n)?[.z):/d-]*(?=[wq])/;
const claimPositions: Step = (lines) => {
  const codes = lines.map(codesOf);
  const found = codes.map((line) => leading.exec(line)?.[0] ?? '');
  const isDigits = (at: number) => {
    const numbers = lines[at]?.slice(0, found[at]?.length).filter(({ code }) => code === 'n') ?? [];
    return numbers.length > 0 && numbers.every(({ text }) => /^\d{1,3}(?:\.\d{1,2})?$/.test(text));
  };
  const numbered = [...lines.keys()].filter(
    (at) => found[at] !== '' && /n/.test(codes[at]?.slice(found[at]?.length) ?? '') && isDigits(at),
  );
  const position = (at: number) => {
    const numbers = lines[at]?.slice(0, found[at]?.length).filter(({ code }) => code === 'n') ?? [];
    const text = numbers.at(-1)?.text ?? '';
    return Number(text.split('.').at(-1));
  };
  const runs: number[][] = [];
  for (const at of numbered) {
    const run = runs.at(-1);
    const step = position(at) - (run?.at(-1) ?? position(at));
    if (run && step > 0 && step <= LARGEST_STEP) run.push(position(at));
    else runs.push([position(at)]);
  }
  const isRun = (run: readonly number[]) =>
    run.length >= SURE_LINES || (run.length > 1 && run.every((each, place) => each === place + 1));
  const isCounted = numbered.every((at) => hasQuantity(codes[at]?.slice(found[at]?.length) ?? ''));
  if (runs.length === 0 || !runs.every(isRun) || !isCounted) return lines;
  return lines.map((line, at) =>
    numbered.includes(at)
      ? line.map((token, place) => (place < (found[at]?.length ?? 0) ? noise(token) : token))
      : line,
  );
};

/** '… 2) мондіаль 60 - 50 3) …' on one line. */
const claimEnumerators: Step = (lines) =>
  lines.map((line) => {
    const codes = codesOf(line);
    const head = line.slice(0, /^_*/.exec(codes)?.[0].length).find(({ value }) => value === '1');
    let expected = head ? 2 : 1;
    const result = [...line];
    const sign = head && line[line.indexOf(head) + 1]?.text === '.' ? /n[.z](?=[wnaqPpu])/g : /n\)(?=[wnaqPpu])/g;
    for (const { index } of codes.matchAll(sign)) {
      const [number, stop] = [line[index], line[index + 1]];
      if (!number || !stop || !/^[.)]$/.test(stop.text) || stop.gap || Number(number.text) !== expected) continue;
      if (expected > 1 && codes.lastIndexOf('(', index) > codes.lastIndexOf(')', index - 1)) continue;
      expected += 1;
      result[index] = { ...number, code: '#' };
      result[index + 1] = { ...stop, code: '_' };
    }
    return result;
  });

const onlyFigures = /^[Z_$=:dnuPp,.()jvU]*$/;
/** 'всього 250', '= 150', a last figure below a rule: what adds up the goods before it. */
const claimTotals: Step = (lines, text) => {
  let goods = 0;
  let before = '';
  const last = lines.findLastIndex(hasContent);
  const count = (codes: string) => {
    if (!/[wqnl]/.test(codes)) return;
    if (/[nPl]/.test(codes.replace(/_/g, '')) && /n|P/.test(codes)) {
      goods += 1;
      before = codes;
    }
  };
  return lines.map((line, at) => {
    const codes = codesOf(line).replace(/\n$/, '');
    const isBelowRule = at === last && rule.test(textOf(lines[at - 1] ?? [], text)) && /^n[uPp]?\.?$/.test(codes);
    const isAside = (token: Token) => /^(?:позиц|items|lines|сплат|оплат|сум)/iu.test(token.text);
    const bare = line
      .map((token) => (token.code === 'w' && isAside(token) ? '_' : token.code))
      .join('')
      .replace(/\n$/, '');
    const isTotal =
      (/Z/.test(bare) || /^=/.test(bare)) && /n/.test(bare) && onlyFigures.test(bare.replace(/[Urv]_/g, '__'));
    const claim = (from: number) => line.map((token, place) => (place >= from ? noise(token) : token));
    const drop = () => line.map((token) => (token.code === 'Z' ? noise(token) : token));
    if (isTotal || isBelowRule) {
      if (goods > 1 || hasQuantity(before)) return claim(0);
      count(codes);
      return drop();
    }
    const tail = /[,;.]_*Z[^wl,;]*$/.exec(bare);
    if (tail && /n/.test(tail[0]) && hasQuantity(codes.slice(0, tail.index))) {
      count(codes.slice(0, tail.index));
      return claim(tail.index);
    }
    count(codes);
    return drop();
  });
};
