import { is, kindsOf, pattern, type Token } from './tokens';

const heading = (word: string) =>
  `(?<=^|lineEnd) noise* (?:all? within? ${word} colon|open all? within? ${word} close|all within ${word} colon?) (?=lineEnd|$)`;
/** 'пачками:', '(все в пачках)', 'all in bunches': the unit of a whole list. */
const packHeading = pattern(heading('bunch'));
const pieceHeading = pattern(heading('(?:piece|word)'), 'g');
const lineEnd = pattern('lineEnd').source;
const unit = pattern('unit');
const goodsBehind = pattern('^number (?:word|quality)');
const onlyNoise = pattern('^noise*$');

/** Gives the numbers of a list the unit of its heading, which is no goods. Below a list it stands for the lines before it. */
export function claimUnitHeading(tokens: readonly Token[]): Token[] {
  const kinds = kindsOf(tokens);
  const found = packHeading.exec(kinds);
  if (!found) return [...tokens];
  const [from, to] = [found.index, found.index + found[0].length];
  const packs = tokens.slice(from, to).find((token) => is(token, 'bunch')) as Token;
  const next = [...kinds.slice(to).matchAll(pieceHeading)].find(({ 0: match, index }) =>
    tokens
      .slice(to + index, to + index + match.length)
      .some((token) => is(token, 'piece') || /^поштучно$/iu.test(token.text)),
  );
  const end = next ? to + next.index : tokens.length;
  const isBelow = tokens.slice(to, end).some((token) => is(token, 'number'));
  const [first, last] = isBelow ? [to, end] : [0, from];
  return tokens.flatMap((token, at): Token[] => {
    if (at >= from && at < to) return [{ ...token, kind: 'noise' }];
    if (at < first || at >= last || !is(token, 'number')) return [token];
    const start = kinds.lastIndexOf(lineEnd, at) + 1;
    const stop = kinds.indexOf(lineEnd, at);
    const line = kinds.slice(start, stop < 0 ? undefined : stop);
    const isCount = goodsBehind.test(line) ? at === start : onlyNoise.test(line.slice(at + 1 - start));
    if (!isCount || unit.test(line)) return [token];
    return [token, { ...packs, kind: 'packs', start: token.end, end: token.end, gap: true }];
  });
}
