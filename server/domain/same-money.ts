import type { CustomerDocument } from '../contract/documents';
import { referenceEachOther } from './match-invoices';

type Reference = Pick<CustomerDocument, 'id' | 'number' | 'comment'>;

/** Finds the documents that name a document in their comments, or that it names; without comparing each with each. */
export function indexReferences<Document extends Reference>(
  documents: readonly Document[],
): (document: Document) => readonly Document[] {
  const byNumber = new Map<string, Document[]>();
  const byComment = new Map<string, Document[]>();
  for (const document of documents) {
    append(byNumber, keyOf(document.number), document);
    for (const word of wordsOf(document.comment)) append(byComment, word, document);
  }
  return (document) => {
    const words = wordsOf(document.comment);
    const near = new Set([
      ...(byComment.get(keyOf(document.number)) ?? []),
      ...words.flatMap((word) => byNumber.get(word) ?? []),
    ]);
    return [...near].filter((other) => other.id !== document.id && referenceEachOther(document, other));
  };
}

/** Whether a document asks for money that another one, paid or not, asks for: an invoice stands for its order, and an order for its proforma. */
export function createMoneyCoverage(
  documents: readonly CustomerDocument[],
  namedWith = indexReferences(documents),
): (document: CustomerDocument) => boolean {
  return (document) => {
    const named = namedWith(document);
    if (document.documentType === 'proforma')
      return named.some((other) => other.documentType === 'order' || isBill(other));
    if (document.documentType === 'order') return named.some(isBill);
    if (document.documentType !== 'sale') return false;
    const orders = named.filter(({ documentType }) => documentType === 'order');
    return [document, ...orders].some((each) =>
      namedWith(each).some((other) => other.documentType === 'expenseInvoice' && isValid(other)),
    );
  };
}

function isBill(document: CustomerDocument): boolean {
  return (document.documentType === 'expenseInvoice' || document.documentType === 'sale') && isValid(document);
}

function isValid({ status }: CustomerDocument): boolean {
  return status !== 'canceled';
}

/** The longest run of letters and digits with a digit in it: it stands in every text that has the number. */
function keyOf(number: string): string {
  return wordsOf(number).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function wordsOf(text: string | null): string[] {
  return (text?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => /\d/.test(word));
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
