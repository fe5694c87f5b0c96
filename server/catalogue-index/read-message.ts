import { hideLengths, packs, pieces } from './message-units';
import { splitMessage } from './split-message';
import { tidyFigures } from './tidy-figures';

/** One wish of a message, as it was written. */
export interface MessageLine {
  /** As written. */
  readonly typed: string;
  /** What is wished for, the quantity taken off. */
  readonly goods: string;
  /** As written; empty where none was. */
  readonly quantity: string;
  readonly unit: 'piece' | 'pack';
  /** A last figure that may be a length or, where no such length is sold, the quantity. */
  readonly figure: string;
}

/** 'фрідом 60 - 100', 'фрідом 60 -100', 'фрідом 60 x 100', 'фрідом 60: 100'; a hyphen is never a minus. */
const behindSign = /\s[-–—](\d+)\s*$|(?:[-–—:=×*]|(?<!\p{L})[xх])\s+(\d+)\s*$|\s[×*xх](\d+)\s*$|(?:^|\s)(?:по)\s+(\d+)\s*$/iu;

/** The wishes of a message: one a line, or several parted by commas and semicolons. Lines without a letter are none. */
export function readMessage(message: string): MessageLine[] {
  return splitMessage(message, (wish) => readLine(wish).quantity !== '').map(readLine);
}

function readLine(typed: string): MessageLine {
  const tidy = tidyFigures(typed);
  const text = hideLengths(tidy);
  for (const [pattern, unit] of [[packs, 'pack'], [pieces, 'piece'], [behindSign, 'piece']] as const) {
    const found = pattern.exec(text);
    const quantity = found?.slice(1).find(Boolean);
    if (found && quantity !== undefined) return { typed, goods: without(tidy, found), quantity, unit, figure: '' };
  }
  return { typed, ...readFigures(tidy, text) };
}

/** Figures without a unit: of two the length is the one that says so, else the first after the name; what is left is the quantity. */
function readFigures(tidy: string, text: string): Omit<MessageLine, 'typed'> {
  const line = { goods: tidy, quantity: '', unit: 'piece' as const, figure: '' };
  const figures = [...text.matchAll(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu)];
  const isLeading = /^\d+\s/u.test(text);
  const found = isLeading ? figures[0] : figures.at(-1);
  if (!found) return line;
  if (figures.length === 1 && text === tidy && !isLeading) return { ...line, figure: found[0] };
  return { ...line, goods: without(tidy, found), quantity: found[0] };
}

function without(text: string, { 0: part, index }: RegExpExecArray): string {
  const rest = `${text.slice(0, index)} ${text.slice(index + part.length)}`;
  return rest.replace(/;|,(?!\d)/g, ' ').replace(/[-–—:=×]\s*$/u, '').replace(/\s+/g, ' ').trim();
}
