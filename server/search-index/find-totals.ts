import { hideLengths, isMeasure } from './message-units';
import { stripLabels, stripNoise } from './strip-noise';

const totalWord =
  '(?:разом|всього|усього|загалом|підсумок|итого|всего|in total|(?:grand )?total|загальна (?:кількість|сума)|общее количество|общая сумма)';
const word = new RegExp(`(?<!\\p{L})${totalWord}(?!\\p{L})`, 'iu');
const totalAtEnd = new RegExp(`[,;.]\\s+(?=${totalWord}(?!\\p{L})(?:[^,;.]|[,.]\\d)*$)`, 'iu');
const aside = /(?<!\p{L})(?:до (?:сплати|оплати)|к оплате|на(?: сумм?у)?|позиц\p{L}+|items|lines)(?!\p{L})/giu;
const rule = /^\s*[-–—_=]{2,}\s*$/u;
const oneFigure = /^\d[\d\s.,]*\p{L}*\.?$/u;

/** Whether a text only adds up what is ordered: 'всього 250', '150 шт всього', '= 150'. */
function isTotal(text: string): boolean {
  const isMarked = word.test(text) || /^\s*=/.test(text);
  if (!isMarked || !/\d/.test(text)) return false;
  const rest = stripLabels(stripNoise(text.replace(word, ' ').replace(aside, ' ')));
  return (isMeasure(rest) || !/\p{L}/u.test(rest)) && hideLengths(rest) === rest;
}

type HasQuantity = (line: string) => boolean;

/** Writes a total behind the goods of a line on a line of its own. */
export function splitTotal(line: string, hasQuantity: HasQuantity): string[] {
  const at = totalAtEnd.exec(line)?.index ?? line.length;
  const [goods, total] = [line.slice(0, at), line.slice(at + 1).trim()];
  return isTotal(total) && hasQuantity(goods) ? [goods, total] : [line];
}

/** The places of lines that add up those before them. Behind a single good without a quantity such a line is its quantity. */
export function findTotals(lines: readonly string[], hasQuantity: HasQuantity): ReadonlySet<number> {
  const last = lines.findLastIndex((line) => /[\p{L}\d]/u.test(line));
  const isBelowRule = rule.test(lines[last - 1] ?? '') && oneFigure.test((lines[last] ?? '').trim());
  const totals = new Set(lines.flatMap((line, at) => (isTotal(line) || (isBelowRule && at === last) ? [at] : [])));
  if (totals.size === 0) return totals;
  let goods = 0;
  let before = '';
  for (const [at, line] of lines.entries()) {
    if (totals.has(at) && (goods > 1 || hasQuantity(before))) continue;
    totals.delete(at);
    if (goods > 1 || !/\d/.test(hideLengths(stripNoise(line)))) continue;
    goods += 1;
    before = line;
  }
  return totals;
}
