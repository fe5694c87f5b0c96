import { compare, type Money } from '../contract/money';
import type { DocumentLine } from './order-vs-invoice';
import { parseAddition } from './addition';
import { piecesByProduct } from './pieces-by-product';

export interface DocumentHead {
  readonly number: string;
  readonly date: string;
  readonly total: Money | null;
  readonly comment: string | null;
}

export const MIN_OVERLAP = 0.5;

const DAY_MS = 86_400_000;

const wordBefore = /[\p{L}\p{N}]-?$/u;
const wordAfter = /^-?[\p{L}\p{N}]/u;

/** Whether a text contains a document number as a whole word; short bare numbers never count. */
export function containsDocumentNumber(text: string, number: string): boolean {
  if (number.length < 4 || !/\d/.test(number)) return false;
  const [whole, wanted] = [text.toLowerCase(), number.toLowerCase()];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!wordBefore.test(whole.slice(Math.max(0, at - 3), at)) && !wordAfter.test(whole.slice(end, end + 3)))
      return true;
  }
  return false;
}

/** Whether the comment of one names the other; that an order is added to another makes it no document of that. */
export function referenceEachOther(
  one: Pick<DocumentHead, 'number' | 'comment'>,
  other: Pick<DocumentHead, 'number' | 'comment'>,
): boolean {
  const names = (each: typeof one, number: string) =>
    containsDocumentNumber(parseAddition(each.comment ?? '').text, number);
  return names(one, other.number) || names(other, one.number);
}

/** Share of pieces of the same products on both documents, 0 to 1. */
export function productOverlap(one: readonly DocumentLine[], other: readonly DocumentLine[]): number {
  const [ours, theirs] = [positivePieces(one), positivePieces(other)];
  let [common, all] = [0, 0];
  for (const productId of new Set([...ours.keys(), ...theirs.keys()])) {
    const [mine = 0, yours = 0] = [ours.get(productId), theirs.get(productId)];
    common += Math.min(mine, yours);
    all += Math.max(mine, yours);
  }
  return all === 0 ? 0 : common / all;
}

export function closestDocuments<RelatedDocument extends DocumentHead>(
  to: Pick<DocumentHead, 'date' | 'total'>,
  docs: readonly RelatedDocument[],
  most: number,
): RelatedDocument[] {
  // A week weighs as much as a third of the money.
  const distance = ({ total, date }: DocumentHead) =>
    difference(total, to.total) + Math.abs(Date.parse(date) - Date.parse(to.date)) / (21 * DAY_MS);
  return [...docs].sort((one, other) => distance(one) - distance(other)).slice(0, most);
}

/** Share of the greater amount, 0 to 1 for positive ones. */
function difference(one: Money | null, other: Money | null): number {
  return one && other ? Math.abs(compare(one, other)) / Math.max(1, one.amount, other.amount) : 1;
}

function positivePieces(lines: readonly DocumentLine[]): Map<string, number> {
  return piecesByProduct(lines.filter(({ quantity }) => quantity > 0));
}
