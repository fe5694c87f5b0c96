import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { formatDate } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import type { OtherPapers } from './document-actions';
import { describeStatuses } from './describe-document.server';
import { describeFacts, describeItem, describeSums } from './describe-one.server';
import type { DocumentList } from './document-list-rules.server';
import { wordFor } from './enum-words.server';
import { fetchNamedDocument } from './fetch-document.server';
import { isInvoice } from './related/find-papers.server';
import { sheetsFor } from './sheet/sheet-kinds';

/**
 * One document of the customer with its items.
 * @throws the 404 page for an unknown document and for another customer's alike
 */
export async function readOneDocument(args: RouteArgs, list: DocumentList, id: string) {
  const { scope } = args;
  const document = await fetchNamedDocument(args, id);
  const title = scope.t('documents:titled', { type: wordFor(scope.t, 'type', document.documentType), number: document.number });
  return {
    kind: 'one' as const,
    title,
    description: scope.t('documents:description.one', { title }),
    document: {
      id,
      title,
      date: formatDate(scope.language, document.date),
      back: { label: scope.t(`documents:title.${list}`), href: scope.links.to(list) },
      ...describeStatuses(scope, document),
      facts: describeFacts(scope, document),
      items: (document.items ?? []).map((item) => describeItem(scope, item)),
      sums: describeSums(scope, document),
      repeatable: document.documentType === 'order',
      ...linkOthers(scope, document),
      sheets: sheetsFor(document.documentType).map((sheet) => ({
        label: scope.t(`papers:sheet.${sheet}`),
        href: scope.links.to('customer-print-document-id', { id }, { sheet }),
      })),
    },
  };
}

/** What was never delivered has no invoice to be compared with. */
function linkOthers({ t, links }: Scope, document: CustomerDocument): OtherPapers {
  const { id, documentType, status } = document;
  const isOrder = documentType === 'order';
  const isDelivered = isOrder && status !== 'preliminary' && status !== 'canceled';
  const label = t(isOrder ? 'documents:compareWithInvoice' : 'documents:compareWithOrder');
  return {
    delivered: isDelivered || isInvoice(document) ? { label, href: links.to('delivered', { id }) } : null,
    packHref: isOrder ? links.to('papers', {}, { order: id }) : null,
  };
}
