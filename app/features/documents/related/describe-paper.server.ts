import { formatDate, formatMoney } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import type { Speaker } from '../describe-document.server';
import { placeOf } from '../document-list-rules.server';
import { wordFor } from '../enum-words.server';

/** A document's name: 'Видаткова накладна № ВН-000812'. */
export function titleOf(
  { t }: Pick<Speaker, 't'>,
  { documentType, number }: Pick<CustomerDocument, 'documentType' | 'number'>,
): string {
  return t('documents:titled', { type: wordFor(t, 'type', documentType), number });
}

/** A document in one line: its name, its day, what it comes to, and its own page. */
export function describePaper(speaker: Speaker, document: CustomerDocument) {
  const { language, links } = speaker;
  const { id, date, total } = document;
  return {
    id,
    title: titleOf(speaker, document),
    details: `${formatDate(language, date)} · ${formatMoney(language, total)}`,
    href: links.to(placeOf(document), {}, { id }),
  };
}
