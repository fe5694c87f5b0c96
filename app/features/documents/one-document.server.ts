import { describeCall } from '~/supply/describe-call.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { formatDate } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import type { OtherPapers } from './document-actions';
import { describeStatuses } from './describe-document.server';
import { describeFacts, describeItem, describeSums } from './describe-one.server';
import type { DocumentList } from './document-list-rules.server';
import { wordFor } from './enum-words.server';
import { fetchDocument } from './fetch-document.server';
import { nameLengthsOf } from './name-lengths.server';
import type { DocumentView } from './one-document-page';
import { deliveryOf, isInvoice } from './related/find-papers.server';
import { type PrintoutKind, printoutsFor } from './printout/printout-kinds';

/**
 * One document of the customer with its items.
 * @throws the 404 page for an unknown document and for another customer's alike
 */
export async function readOneDocument(args: RouteArgs, list: DocumentList, id: string) {
  const { scope } = args;
  const document = await fetchDocument(args, id);
  const [{ items = [] }, next] = await Promise.all([nameLengthsOf(scope, document), describeNext(scope, document)]);
  const title = scope.t('documents:titled', {
    type: wordFor(scope.t, 'type', document.documentType),
    number: document.number,
  });
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
      items: items.map((item) => describeItem(scope, item)),
      sums: describeSums(scope, document),
      repeatable: document.documentType === 'order',
      ...linkOthers(scope, document),
      ...next,
      printouts: offeredPrintouts(document).map((printout) => ({
        label: scope.t(`papers:printout.${printout}`),
        href: scope.links.to('customer-print-document-id', { id }, { sheet: printout }),
      })),
    },
  };
}

/** A cancelled order is not paid for. */
function offeredPrintouts({ documentType, status }: CustomerDocument): readonly PrintoutKind[] {
  return documentType === 'order' && status === 'canceled' ? [] : printoutsFor(documentType);
}

/** Payments that came to nothing. */
const unpaid: readonly (string | null)[] = ['failed', 'failure', 'cancelled'];

/** Whom to call about an order that can still be changed, and what to do about a payment that came to nothing. */
async function describeNext(
  scope: Scope,
  { id, documentType, status, paymentStatus }: CustomerDocument,
): Promise<Pick<DocumentView, 'change' | 'unpaid'>> {
  const isUnpaid =
    unpaid.includes(paymentStatus) &&
    status !== 'canceled' &&
    printoutsFor(documentType).includes('paymentInformation');
  const printoutHref = scope.links.to('customer-print-document-id', { id }, { sheet: 'paymentInformation' });
  return {
    change: documentType === 'order' && isUntouched(status) ? await describeCall(scope, 'words:changeOrder') : null,
    unpaid: isUnpaid
      ? {
          call: await describeCall(scope, 'documents:unpaid'),
          label: scope.t('papers:printout.paymentInformation'),
          href: printoutHref,
        }
      : null,
  };
}

/** Nobody has begun to assemble it. */
function isUntouched(status: string | null): boolean {
  return status === 'accepted' || status === 'preliminary';
}

/** What was never delivered, or is still to come, has no invoice to be compared with. */
function linkOthers({ t, links }: Scope, document: CustomerDocument): OtherPapers {
  const { id, documentType, status } = document;
  const isOrder = documentType === 'order';
  const isToCome = isUntouched(status) && Date.parse(deliveryOf(document)) > Date.now();
  const isDelivered = isOrder && status !== 'preliminary' && status !== 'canceled' && !isToCome;
  const label = t(isOrder ? 'documents:compareWithInvoice' : 'documents:compareWithOrder');
  return {
    delivered: isDelivered || isInvoice(document) ? { label, href: links.to('delivered', { id }) } : null,
    packHref: isOrder ? links.to('papers', {}, { order: id }) : null,
  };
}
