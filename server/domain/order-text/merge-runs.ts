import { hasSign, isNumeric, type Atom } from './atoms';
import type { AskCatalogue } from './catalogue';

/** Signs that follow each other part once; words that do are one name. */
export function mergeRuns(written: readonly Atom[], ask: AskCatalogue): Atom[] {
  const merged: Atom[] = [];
  for (const [at, atom] of written.entries()) {
    const last = merged.at(-1);
    const isOne = last?.kind === 'cut' ? atom.kind === 'cut' : last?.kind === 'word' && isOneName(last, at);
    if (!last || !isOne) merged.push(atom);
    else if (last.kind === 'cut')
      merged.splice(-1, 1, { ...last, signs: [...last.signs, ...atom.signs], end: atom.end });
    else merged.splice(-1, 1, { ...last, text: `${last.text}${atom.isGlued ? '' : ' '}${atom.text}`, end: atom.end });
  }
  if (merged.at(-1)?.kind === 'cut') merged.pop();
  return merged;

  function isOneName(last: Atom, at: number): boolean {
    const [atom, next] = written.slice(at);
    if (atom?.kind === 'word') return !isRefusedBefore(merged, written, at, ask);
    return atom !== undefined && next?.kind === 'word' && isWithinName(last, atom, next, ask);
  }
}

/** 'Камелія-Агро', 'Bosch & Dekker': a sign inside a name. */
function isWithinName(last: Atom, sign: Atom, next: Atom, ask: AskCatalogue): boolean {
  if (hasSign(sign, 'hyphen')) return sign.isGlued && next.isGlued;
  const isJoint = sign.text === '&' || (sign.text === '/' && sign.isGlued && next.isGlued);
  return isJoint && ask(`${last.text} ${next.text}`).isKnown === true;
}

/** Whether the goods that are refused end before a word: 'замість фрідом' | 'мондіаль 60 100'. */
function isRefusedBefore(merged: readonly Atom[], written: readonly Atom[], at: number, ask: AskCatalogue): boolean {
  const [mark, name] = merged.slice(-2);
  if (!hasSign(mark, 'refuse') || name?.kind !== 'word') return false;
  const end = written.findIndex(({ kind }, place) => place > at && kind !== 'word');
  const words = written.slice(at, end < 0 ? undefined : end).map(({ text }) => text);
  const behind = written.slice(end).find(({ kind }) => kind !== 'cut' && kind !== 'sign');
  const isCounted = end >= 0 && behind !== undefined && (isNumeric(behind) || behind.kind === 'length');
  if (ask([name.text, ...words].join(' ')).isKnown === true) return false;
  if (ask(name.text).isKnown !== false && ask(`${name.text} ${words[0] ?? ''}`).isKnown !== true) return true;
  return isCounted && ask(words.join(' ')).isKnown === true;
}
