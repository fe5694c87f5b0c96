import { readFigures, readProduct, without, type Read } from './message-figures';
import { hideLengths, packContents, packs, pieces } from './message-units';
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
  /** A last figure that may be a length or, where no such length is sold, the quantity; with one written, so many times that. */
  readonly figure: string;
}

/** '5x рускус'. */
const beforeSign = /^(\d+)\s*(?:[×*]|[xх](?=\s))\s*(?=[\p{L}#])/iu;
/** 'фрідом 60 - 100', 'фрідом 60 -100', 'фрідом 60 × 100', 'фрідом 60: 100', 'фрідом 60 по 100'; a hyphen is never a minus. */
const behindSign = /(?:\s[-–—]|[-–—:=]\s|×|(?:^|\s)по\s)\s*(\d+)\s*$/iu;

/** The wishes of a message: one a line, or several parted by commas and semicolons. Lines without a letter are none. */
export function readMessage(message: string): MessageLine[] {
  return splitMessage(message, (wish) => readLine(wish).quantity !== '').map(readLine);
}

function readLine(typed: string): MessageLine {
  const tidy = tidyFigures(typed);
  const text = hideLengths(tidy);
  const counted = (pattern: RegExp) => readCounted(tidy, pattern.exec(text));
  const read =
    readPacks(tidy, text) ??
    readProduct(tidy, text) ??
    counted(pieces) ??
    counted(beforeSign) ??
    counted(behindSign) ??
    readFigures(tidy, text);
  return { typed, ...read };
}

function readPacks(tidy: string, text: string): Read | null {
  const read = readCounted(tidy, packs.exec(text));
  return read && { ...read, goods: read.goods.replace(packContents, ' ').replace(/\s+/g, ' ').trim(), unit: 'pack' };
}

function readCounted(tidy: string, found: RegExpExecArray | null): Read | null {
  return found && { goods: without(tidy, found), quantity: found[1] ?? '', unit: 'piece', figure: '' };
}
