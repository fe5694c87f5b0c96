import { packWord, parseUnitWord, pieceWord } from '../domain/unit-words';

/** '10, пач', '10;шт', '60 см, пачка': a unit that stands alone behind its number. */
const unitBehind = new RegExp(
  `(?<=\\d|\\d ?(?:см|cm)\\.?)\\s*[,;]\\s*(?=(?:${packWord}|${pieceWord})\\s*(?:[,;\\t]|$))`,
  'giu',
);
/** 'Рускус 10', 'Freedom 60 100': what ends the name is a quantity, no length. */
const countInName = /\d[^\d]+\d+$|(?<!\d)[12]?\d$/u;

/** Puts a unit in its own cell, or between separators, behind its number. */
export function joinUnit(line: string): string {
  const cells = splitCells(line);
  const unit = cells.findIndex((cell, at) => at > 0 && parseUnitWord(cell) !== null);
  const name = cells[unit - 1] ?? '';
  const isBefore = /^\d+$/.test(cells[unit + 1] ?? '') && /\p{L}/u.test(name) && !countInName.test(name);
  if (!isBefore) return line.replace(unitBehind, ' ');
  return [...cells.slice(0, unit), `${cells[unit + 1] ?? ''} ${cells[unit] ?? ''}`, ...cells.slice(unit + 2)].join(
    '\t',
  );
}

function splitCells(line: string): string[] {
  return line.split('\t').map((cell) => cell.trim());
}
