import { formatDate } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import type { I18nContext } from '../document-row.server';
import { listOf } from '~/data/documents/document-lists.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import { formatTotal } from '~/data/documents/format-total.server';

export function toRelatedDocument(i18n: I18nContext, document: CustomerDocument) {
  const { language, links } = i18n;
  const { id, date, total } = document;
  return {
    id,
    title: documentTitle(i18n, document),
    details: `${formatDate(language, date)} · ${formatTotal(i18n, total)}`,
    href: links.to(listOf(document), {}, { id }),
  };
}
