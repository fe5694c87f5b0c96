import { codesOf } from './claims';
import type { Token } from './tokens';

/** 'пачками:', '(все в пачках)', 'all in bunches': the unit of a whole list. */
const packHeading = /(?<=^|\n)_*(?:(?:A?v?[Pp]:)|\(A?v?[Pp]\)|Av[Pp]:?)(?=\n|$)/;
const pieceHeading = /(?<=^|\n)_*(?:A?v?[uw]:|\(A?v?u\)|Avu:?)(?=\n|$)/g;

/** Gives the numbers of a list the unit of its heading, which is no goods. Below a list it stands for the lines before it. */
export function claimUnitHeading(tokens: readonly Token[]): Token[] {
  const codes = codesOf(tokens);
  const found = packHeading.exec(codes);
  if (!found) return [...tokens];
  const [from, to] = [found.index, found.index + found[0].length];
  const unit = tokens.slice(from, to).find(({ code }) => /[Pp]/.test(code)) as Token;
  const end = [...codes.slice(to).matchAll(pieceHeading)].find(({ 0: match, index }) => {
    const words = tokens.slice(to + index, to + index + match.length);
    return words.some(({ code, text }) => code === 'u' || /^поштучно$/iu.test(text));
  });
  const below = [to, end ? to + end.index : tokens.length] as const;
  const isBelow = /n/.test(codes.slice(...below));
  const [first, last] = isBelow ? below : [0, from];
  const result: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    result.push(at >= from && at < to ? { ...token, code: '_' } : token);
    if (at < first || at >= last || token.code !== 'n') continue;
    const start = codes.lastIndexOf('\n', at) + 1;
    const stop = codes.indexOf('\n', at);
    const line = codes.slice(start, stop < 0 ? undefined : stop);
    if (/[uPp]/.test(line)) continue;
    const isLeading = /^n[wq]/.test(line);
    const isLast = codes.slice(start, stop < 0 ? undefined : stop).replace(/_+$/, '').length + start === at + 1;
    if (isLeading ? at === start : isLast)
      result.push({ ...unit, code: 'p', start: token.end, end: token.end, gap: true });
  }
  return result;
}
