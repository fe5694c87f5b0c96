import { toAdditionLink } from '~/data/addition-link.server';
import { loadRetailPrice } from '~/data/retail.server';
import { retailOfItem } from '~server/domain/retail-price';
import { loadContactLink } from '~/data/contact-link.server';
import { toShareView } from '~/data/share.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { isDue } from '~server/domain/unpaid';
import type { ShareView } from '~/ui/overlays/share-view';
import { formatDate } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import { parseAddition } from '~server/domain/addition';
import type { CustomerDocument } from '~server/contract/documents';
import { isInCalendar } from './calendar.server';
import { toStatusViews } from './document-row.server';
import { toDetailViews, toItemView, toSumViews, type DocumentItemView } from './document-view.server';
import type { DocumentList } from '~/data/documents/document-lists.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import { formatTotal } from '~/data/documents/format-total.server';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { loadItemProducts, nameLengths } from './name-lengths.server';
import { toPaymentView } from './payment/payment-view.server';
import { deliveryOf, findLaterDocuments, isInvoice } from './related/find-related.server';
import { type PrintoutKind, printoutsFor } from './printout/printout-kinds';
import { toReceivingLink } from './receiving/receiving-link.server';
import { printoutPdfHref, printoutTitle } from './printout/printout.server';

/** The page of a document. @throws the 404 page, for another customer's document too */
export async function loadOneDocument(args: RouteArgs, list: DocumentList, id: string) {
  const { ctx } = args;
  const document = await fetchDocument(args, id);
  const [products, retailOf, next, account, additions] = await Promise.all([
    loadItemProducts(ctx, [document]),
    loadRetailPrice(ctx),
    nextSteps(ctx, document),
    orNull(ctx.account()),
    findAdditions(ctx, document),
  ]);
  const title = documentTitle(ctx, document);
  const { items = [] } = nameLengths(ctx, document, products);
  const isBought = document.documentType === 'order' || isInvoice(document);
  const views = items.map((item) =>
    toItemView(ctx, item, isBought ? retailOfItem(item, products?.get(item.product.id), retailOf) : null),
  );
  return {
    kind: 'one' as const,
    title,
    description: ctx.t('documents:description.one', { title }),
    document: {
      id,
      title,
      date: formatDate(ctx.language, document.date),
      back: { label: ctx.t(`documents:title.${list}`), href: ctx.links.to(list) },
      ...toStatusViews(ctx, document),
      facts: toDetailViews(ctx, document, additions),
      items: views,
      sums: toSumViews(ctx, document),
      // How it is paid; null when it is, and where the supplier's account is not set.
      toPay: toPaymentView(ctx, document, account),
      repeatable: document.documentType === 'order',
      ...otherDocuments(ctx, document),
      // Price tags of its lines; null unless the customer has own selling prices.
      tagsHref: retailOf && isBought && items.length > 0 ? ctx.links.to('price-tags', {}, { documentId: id }) : null,
      share: toShare(ctx, document, { title, list, items: views }),
      ...next,
      printouts: offeredPrintouts(document).map((printout) => ({
        label: printoutTitle(ctx.t, printout, document.documentType),
        href: ctx.links.to('customer-print-document-id', { id }, { sheet: printout }),
      })),
    },
  };
}

export type DocumentView = Awaited<ReturnType<typeof loadOneDocument>>['document'];

/** The numbers of the orders that were added to this one. */
async function findAdditions(ctx: RequestContext, order: CustomerDocument): Promise<string[]> {
  if (order.documentType !== 'order') return [];
  const later = (await orNull(findLaterDocuments(ctx, order, ['order']))) ?? [];
  const additions = later.filter(({ comment }) => parseAddition(comment ?? '').number === order.number);
  return additions.map(({ number }) => `№ ${number}`);
}

/** As a message: what it is and its total, its address, its lines, with the PDF of its first printout. */
function toShare(
  ctx: RequestContext,
  document: CustomerDocument,
  { title, list, items }: { title: string; list: DocumentList; items: readonly DocumentItemView[] },
): ShareView {
  const { t, language, links, origin } = ctx;
  const { id } = document;
  const [printout] = offeredPrintouts(document);
  return toShareView(ctx, {
    title,
    lead: [title, formatDate(language, document.date), formatTotal(ctx, document.total)].join(', '),
    url: origin + links.to(list, {}, { id }),
    rest: items.map(({ name, amount }, at) => t('documents:share.item', { number: at + 1, name, amount })).join('\n'),
    pdfHref: printout ? printoutPdfHref(ctx, printout, id) : null,
  });
}

/** A cancelled order needs no payment. */
function offeredPrintouts({ documentType, status }: CustomerDocument): readonly PrintoutKind[] {
  return documentType === 'order' && status === 'canceled' ? [] : printoutsFor(documentType);
}

const failedPayments: readonly (string | null)[] = ['failed', 'failure', 'cancelled'];

/** Whom to call to change an order, null when it is too late, and what to do about a failed payment. */
async function nextSteps(ctx: RequestContext, document: CustomerDocument) {
  const { id, documentType, status, paymentStatus } = document;
  const isUnpaid = failedPayments.includes(paymentStatus) && isDue(document);
  const printoutHref = ctx.links.to('customer-print-document-id', { id }, { sheet: 'paymentInformation' });
  return {
    change: documentType === 'order' && canBeChanged(status) ? await loadContactLink(ctx, 'common:changeOrder') : null,
    unpaid: isUnpaid
      ? {
          call: await loadContactLink(ctx, 'documents:payFirst'),
          label: ctx.t('papers:printout.paymentInformation'),
          href: printoutHref,
        }
      : null,
  };
}

/** Whether nobody has started to assemble it. */
function canBeChanged(status: string | null): boolean {
  return status === 'accepted' || status === 'preliminary';
}

function otherDocuments(ctx: RequestContext, document: CustomerDocument) {
  const { links } = ctx;
  const { id, documentType, status } = document;
  const isOrder = documentType === 'order';
  const isToCome = canBeChanged(status) && Date.parse(deliveryOf(document)) > Date.now();
  return {
    // Adds goods to an order while its window is open.
    addition: toAdditionLink(ctx, document),
    // Null before the day of delivery.
    receiving: toReceivingLink(ctx, document),
    // The planned delivery as a calendar file; null when it is past or unknown.
    calendarHref: isToCome && isInCalendar(document) ? links.to('order-calendar', { id }) : null,
    // All documents of an order; null for other types.
    bundleHref: isOrder ? links.to('documents', {}, { order: id }) : null,
  };
}
