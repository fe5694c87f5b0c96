const MAX_LENGTH = 200;
const [SHORTEST_CM, LONGEST_CM, STEP_CM] = [30, 120, 5];
/** 'по 50', '50 each': so many of every length. */
const ofEach = /(?<!\p{L})по\s*\d|(?<![\d.,])\d+\s*(?:\p{L}+\s+)?each(?!\p{L})/iu;
const lengthCm = '\\d{2,3}(?:\\s?(?:см|cm))?';
const comma = '\\s?,\\s?';
const joint = '\\s?[/&+]\\s?|\\s(?:і|й|та|и|and)\\s';
/** 'фрідом 60, 70 та 80': a name and the lengths after it. */
const lengthRun = new RegExp(`[^,;\\d]+(${lengthCm}(?:(?:${comma}|${joint})${lengthCm})+)[\\s,]*$`, 'iu');

/** Writes 'фрідом 60 та 70 по 50' as 'фрідом 60 по 50; фрідом 70 по 50'. */
export function splitLengths(line: string): string {
  const each = line.length > MAX_LENGTH ? null : ofEach.exec(line);
  const run = each && lengthRun.exec(line.slice(0, each.index));
  if (!each || !run) return line;
  const [named, written = ''] = run;
  const name = named.slice(0, named.indexOf(written));
  if (!/\p{L}/u.test(name)) return line;
  const lengths = written.match(/\d+(?:\s?(?:см|cm))?/giu) ?? [];
  // Of 'фрідом 60, 100 по 72' the second number may be the quantity, at 72 hryvnias.
  const areLengths = lengths.length > 2 || !new RegExp(`^\\d+${comma}\\d+$`).test(written);
  if (!areLengths || !lengths.every((length) => isStemLength(parseInt(length, 10)))) return line;
  const end = line.slice(each.index).search(/[,;]/u);
  const [count, rest] = end < 0 ? [line.slice(each.index), ''] : splitAt(line.slice(each.index), end);
  const wishes = lengths.map((length) => `${name}${length} ${count.replace(/\s*each(?!\p{L})/iu, '')}`);
  return line.slice(0, run.index) + wishes.join('; ') + rest;
}

function isStemLength(cm: number): boolean {
  return cm >= SHORTEST_CM && cm <= LONGEST_CM && cm % STEP_CM === 0;
}

function splitAt(text: string, index: number): [string, string] {
  return [text.slice(0, index), text.slice(index)];
}
