import { formatDate, formatMoney } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import type { I18nContext } from '../describe-document.server';
import { placeOf } from '~/data/documents/document-lists.server';
import { labelFor } from '~/data/documents/enum-labels.server';

/** A document's name: 'Видаткова накладна № ВН-000812'. */
export function titleOf(
  { t }: Pick<I18nContext, 't'>,
  { documentType, number }: Pick<CustomerDocument, 'documentType' | 'number'>,
): string {
  return t('documents:titled', { type: labelFor(t, 'type', documentType), number });
}

/** A document in one line: its name, its day, what it comes to, and its own page. */
export function toRelatedDocument(i18n: I18nContext, document: CustomerDocument) {
  const { language, links } = i18n;
  const { id, date, total } = document;
  return {
    id,
    title: titleOf(i18n, document),
    details: `${formatDate(language, date)} · ${formatMoney(language, total)}`,
    href: links.to(placeOf(document), {}, { id }),
  };
}
