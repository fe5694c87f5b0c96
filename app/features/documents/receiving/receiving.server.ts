import { data, redirect } from '@remix-run/node';
import { loadContactLink } from '~/data/contact-link.server';
import { notFound } from '~/bff/errors/to-error-view.server';
import { loadRecord } from '~/bff/account-record.server';
import type { RequestContext } from '~/bff/context.server';
import { optional } from '~/bff/degradation.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { textIn } from '~server/domain/form-fields';
import { countAgainst } from '~server/domain/receipt';
import { typedCounts } from '~server/domain/receipt-form';
import { addUp } from '~server/contract/money';
import { addUpDifferences, compareLines, isDifferent } from '~server/domain/order-vs-invoice';
import { referenceEachOther } from '~server/domain/match-invoices';
import type { CustomerDocument } from '~server/contract/documents';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { loadItemProducts, nameLengths } from '../name-lengths.server';
import { createReplacedMarks } from '../substitution.server';
import { findOrdersBefore, findLaterDocuments, isInvoice } from '../related/find-related.server';
import { linesOf, MAX_INVOICES, pickInvoices, pickOrder, loadMatches } from '../related/pick-invoices.server';
import { createClaim } from './claim.server';
import { receiptOf, saveReceipt, shareReceipt, uncounted, type ReceiptRecord } from './receipt.server';
import { isReceivable } from './receiving-link.server';
import type { ComparedView, ReceiptActionData, ReceivingView, UnmatchedView } from './receiving-view';
import {
  describeLine,
  formatMatch,
  formatSigned,
  goodsOf,
  toExpectedLine,
  toTotalViews,
  worthOfClaim,
} from './describe-lines.server';
import { formatDate, formatShortDateTime } from '~/i18n/formats';
import type { I18nContext } from '../document-row.server';
import { listOf } from '~/data/documents/document-lists.server';
import { documentTitle } from '~/data/documents/enum-labels.server';
import { formatTotal } from '~/data/documents/format-total.server';

const MAX_OFFERED = 20;

/** Compares an order with the invoices of its URL, else with those that match. @throws a redirect from an invoice to its order; the 404 page for other documents */
export async function loadReceiving(args: RouteArgs, id: string) {
  const { ctx, request } = args;
  const document = await fetchDocument(args, id);
  if (isInvoice(document)) return toComparedView(args, 'unmatched', await findOrder(args, document));
  if (document.documentType !== 'order') throw notFound(ctx, request, 'document');
  return toComparedView(args, 'compared', await compareOrder(args, document));
}

/** The page with boxes that were sent when the session had ended. */
export function restoreReceipt(view: ReceivingView, form: FormData): ReceivingView {
  if (view.kind !== 'compared' || !view.receipt) return view;
  const receipt = { ...view.receipt, version: Number(textIn(form, 'version')), typed: typedCounts(form) };
  return { ...view, receipt };
}

/** Saves what came of an order: all as expected, as typed, or with a link for an assistant. @throws the 404 page for any other document */
export async function handleReceiving(args: RouteArgs, id: string) {
  const { ctx, request } = args;
  const order = await fetchDocument(args, id);
  if (order.documentType !== 'order') throw notFound(ctx, request, 'document');
  if (!isReceivable(order))
    return data<ReceiptActionData>({ errors: [{ message: ctx.t('receiving:notDue') }] }, { status: 409 });
  const form = await request.formData();
  const title = documentTitle(ctx, order);
  const { compared, goods } = await loadDelivery(args, order);
  const expected = compared.map((line) => toExpectedLine(line, goods));
  const refused = await saveReceipt(ctx, form, { kind: receiptOf(id), title, expected, isByLink: false });
  if (refused) return refused;
  if (textIn(form, 'intent') === 'share') return shareReceipt(ctx, id, title);
  const { pathname, search } = new URL(request.url);
  return redirectWithFlash(ctx, pathname + search, { text: ctx.t('receiving:saved') });
}

function toComparedView({ ctx: { t } }: RouteArgs, kind: 'compared' | 'unmatched', view: ComparedView | UnmatchedView) {
  const doc = view.kind === 'compared' ? view.order : view.invoice;
  return {
    title: t('receiving:title'),
    description: t(`receiving:description.${kind}`, { title: doc.title }),
    view,
  };
}

async function findOrder(args: RouteArgs, invoice: CustomerDocument): Promise<UnmatchedView> {
  const { ctx } = args;
  const orders = await findOrdersBefore(ctx, invoice);
  const [match] = await pickOrder(args, invoice, orders);
  const hrefOf = (id: string) => ctx.links.to('receiving', { id }, { invoice: invoice.id });
  if (match) throw redirect(hrefOf(match.document.id));
  return {
    kind: 'unmatched',
    invoice: toRelatedDocument(ctx, invoice),
    orders: orders.slice(0, MAX_OFFERED).map((order) => ({ ...toRelatedDocument(ctx, order), href: hrefOf(order.id) })),
  };
}

/** An order beside its invoices: those of the address, else those that match. Without any it is compared with itself. */
async function loadDelivery(args: RouteArgs, order: CustomerDocument) {
  const { ctx, request } = args;
  const chosen = [...new Set(new URL(request.url).searchParams.getAll('invoice').filter(Boolean))];
  const [docs, chosenMatches] = await Promise.all([
    findLaterDocuments(ctx, order),
    loadMatches(
      args,
      order,
      chosen.slice(0, MAX_INVOICES).map((id) => ({ id })),
    ),
  ]);
  if (chosenMatches.some(({ document }) => !isInvoice(document))) throw notFound(ctx, request, 'document');
  const matches = chosen.length > 0 ? chosenMatches : await pickInvoices(args, order, docs);
  const invoices = matches.map(({ document }) => document);
  const compared = compareLines(linesOf(order), (invoices.length > 0 ? invoices : [order]).flatMap(linesOf));
  const documents = [order, ...invoices];
  const products = await loadItemProducts(ctx, documents);
  const goods = goodsOf(documents.map((each) => nameLengths(ctx, each, products)));
  return { chosen, docs, matches, invoices, compared, products, goods };
}

type Delivery = Awaited<ReturnType<typeof loadDelivery>>;

async function compareOrder(args: RouteArgs, order: CustomerDocument): Promise<ComparedView> {
  const { ctx } = args;
  const [delivery, record] = await Promise.all([
    loadDelivery(args, order),
    isReceivable(order) ? optional(ctx, 'lists', loadRecord(ctx, receiptOf(order.id))) : null,
  ]);
  const { docs, invoices, compared, products, goods } = delivery;
  const kept = new Map(record?.value?.lines.map((each) => [each.itemId, each]));
  const marksOf = createReplacedMarks(ctx, order, compared, products ?? new Map());
  const lines = compared.map((line) => {
    const { expected, ...count } = kept.get(line.productId) ?? { ...uncounted, expected: line.delivered.quantity };
    const now = countAgainst(count, expected, line.delivered.quantity);
    const more = isDifferent(line) ? marksOf(line.productId) : [];
    return { view: describeLine(ctx, line, goods, now, more), claimed: worthOfClaim(line, now) };
  });
  const different = lines.flatMap(({ view }) => (view.marks.length > 0 ? [view] : []));
  const totals = addUpDifferences(compared);
  const claimed = addUp(lines.map((line) => line.claimed));
  return {
    kind: 'compared',
    order: toRelatedDocument(ctx, order),
    receipt: record && { version: record.version, saved: formatSaved(ctx, record) },
    isDue: isReceivable(order),
    ...(await toInvoiceViews(ctx, delivery)),
    different,
    same: lines.flatMap(({ view }) => (view.marks.length > 0 ? [] : [view])),
    difference: invoices.length > 0 ? formatSigned(ctx.language, totals.difference) : null,
    sums: toTotalViews(ctx, invoices.length > 0 ? totals : null, claimed),
    claim: different.length > 0 ? await createClaim(ctx, { order, invoices, lines: different, totals, claimed }) : null,
    claims: docs
      .filter(
        (doc) =>
          ['claimAct', 'return'].includes(doc.documentType) &&
          [order, ...invoices].some((each) => referenceEachOther(each, doc)),
      )
      .map((doc) => toRelatedDocument(ctx, doc)),
  };
}

async function toInvoiceViews(ctx: RequestContext, { chosen, docs, matches, invoices }: Delivery) {
  const others = docs.filter((doc) => isInvoice(doc) && !invoices.some(({ id }) => id === doc.id));
  const choices = [...invoices, ...others].map((doc) => ({
    ...toRelatedDocument(ctx, doc),
    isChosen: invoices.includes(doc),
  }));
  const advice = choices.length > 0 ? 'receiving:noInvoice.choose' : 'receiving:noInvoice.call';
  return {
    invoices: matches.map((match) => ({
      ...toRelatedDocument(ctx, match.document),
      analysis: formatMatch(ctx, match),
      isNamed: match.isNamed,
    })),
    isChosen: chosen.length > 0,
    isCut: chosen.length > MAX_INVOICES,
    advice: invoices.length > 0 ? null : await loadContactLink(ctx, advice),
    choices,
  };
}

/** When it was saved last, and whether by the link. */
function formatSaved({ t, language }: RequestContext, { changed, value }: ReceiptRecord): string | null {
  if (changed === null || value === null) return null;
  return t(value.isByLink ? 'receiving:savedByLink' : 'receiving:savedAt', {
    time: formatShortDateTime(language, changed),
  });
}

function toRelatedDocument(i18n: I18nContext, document: CustomerDocument) {
  const { language, links } = i18n;
  const { id, date, total } = document;
  return {
    id,
    title: documentTitle(i18n, document),
    details: `${formatDate(language, date)} · ${formatTotal(i18n, total)}`,
    href: links.to(listOf(document), {}, { id }),
  };
}
