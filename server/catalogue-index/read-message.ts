/** One wish of a message, as it was written. */
export interface MessageLine {
  /** As written. */
  readonly typed: string;
  /** What is wished for, the quantity taken off. */
  readonly goods: string;
  /** As written: '100', '-5'; empty where none was. */
  readonly quantity: string;
  readonly unit: 'piece' | 'pack';
  /** A last figure that may be a length or, where no such length is sold, the quantity. */
  readonly figure: string;
}

const packs = /(?<![\p{L}\d])(-?\d+)\s*(?:пачк\p{L}*|пачок|пачек|пач|пучк\p{L}*|пучок|пучка|пуч|пак|п|packs?|bunch(?:es)?|bch|уп)\.?(?!\p{L})/iu;
const pieces = /(?<![\p{L}\d])(-?\d+)\s*(?:штук\p{L}*|шт|pcs|pc|pieces?|stems?|стебел\p{L}*|ст)\.?(?!\p{L})/iu;
/** 'фрідом 60 - 100', 'фрідом 60 x 100', 'фрідом 60: 100'. */
const behindSign = /(?:[-–—:=×*]|(?<!\p{L})[xх])\s+(\d+)\s*$|\s[×*xх](\d+)\s*$|(?:^|\s)(?:по)\s+(\d+)\s*$/iu;
const negative = /\s(-\d+)\s*$/u;
const lengthCm = /\d+\s*(?:см|cm)\.?(?!\p{L})/iu;
const bullet = /^\s*(?:[-–—•*·✓]|\d{1,3}[.)](?=\s))\s*/u;

/** The wishes of a message: one a line, or several parted by commas and semicolons. Lines without a letter are none. */
export function readMessage(message: string): MessageLine[] {
  return message
    .split(/[\n\r;]+|,(?!\d)|(?<!\d),/u)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => /\p{L}/u.test(line))
    .map(readLine);
}

function readLine(typed: string): MessageLine {
  for (const [pattern, unit] of [[packs, 'pack'], [pieces, 'piece'], [negative, 'piece'], [behindSign, 'piece']] as const) {
    const found = pattern.exec(typed);
    const quantity = found?.slice(1).find(Boolean);
    if (found && quantity !== undefined) return { typed, goods: without(typed, found[0]), quantity, unit, figure: '' };
  }
  return readFigures(typed);
}

/** Figures without a unit: of two the length is the one that says so, else the first after the name; what is left is the quantity. */
function readFigures(typed: string): MessageLine {
  const line = { typed, goods: typed, quantity: '', unit: 'piece' as const, figure: '' };
  const rest = typed.replace(lengthCm, ' ');
  const figures = [...rest.matchAll(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu)].map(([figure]) => figure);
  const isLeading = /^\d+\s/u.test(typed);
  if (figures.length === 0) return line;
  if (figures.length === 1 && rest === typed && !isLeading) return { ...line, figure: figures[0] ?? '' };
  const quantity = (isLeading ? figures[0] : figures.at(-1)) ?? '';
  const goods = isLeading ? typed.replace(/^\d+\s+/u, '') : typed.replace(new RegExp(`${quantity}(?!.*${quantity})`, 'u'), ' ');
  return { ...line, goods: goods.replace(/\s+/g, ' ').trim(), quantity };
}

function without(text: string, part: string): string {
  return text.replace(part, ' ').replace(/[-–—:=×]\s*$/u, '').replace(/\s+/g, ' ').trim();
}
