import { packWord, pieceWord } from '../domain/unit-words';

const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** Full-width and mathematical digits and letters; fractions stay as they are. */
const styled = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}]+/gu;
const keycaps = /(?:\d\uFE0F?\u20E3)+/gu;
const startsWithUnit = new RegExp(`^\\s*(?:${packWord}|${pieceWord})`, 'iu');
/** More than the longest blank and unit that are looked for behind a figure. */
const UNIT_ROOM = 20;

/** Writes styled digits and letters plainly, without what nobody sees. Keycaps that number a line stay: '1️⃣ фрідом'. */
export function plainCharacters(message: string): string {
  return message
    .replace(invisible, '')
    .replace(styled, (written) => written.normalize('NFKC'))
    .replace(keycaps, (written, at: number, text: string) => {
      const end = at + written.length;
      const isFirst = /(?:^|[\n\r])\s?$/.test(text.slice(Math.max(0, at - 2), at));
      const isNumbering = isFirst && !startsWithUnit.test(text.slice(end, end + UNIT_ROOM));
      return isNumbering ? written : written.replace(/\D/g, '');
    });
}
