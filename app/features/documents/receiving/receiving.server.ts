import { redirect } from '@remix-run/node';
import { loadContactLink } from '~/data/contact-link.server';
import { notFound } from '~/bff/errors/to-error-view.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { addUpDifferences, compareLines, isDifferent } from '~server/domain/order-vs-invoice';
import { referenceEachOther } from '~server/domain/match-invoices';
import type { CustomerDocument } from '~server/contract/documents';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { loadItemProducts, nameLengths } from '../name-lengths.server';
import { createReplacedMarks } from '../substitution.server';
import { findOrdersBefore, findLaterDocuments, isInvoice } from '../related/find-related.server';
import { linesOf, MAX_INVOICES, pickInvoices, pickOrder, loadMatches } from '../related/pick-invoices.server';
import { createClaim } from './claim.server';
import type { ComparedView, UnmatchedView } from './receiving-view';
import { formatMatch, describeLine, toTotalViews, goodsOf, formatSigned } from './describe-lines.server';
import { formatDate } from '~/i18n/formats';
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

async function compareOrder(args: RouteArgs, order: CustomerDocument): Promise<ComparedView> {
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
  const compared = invoices.length === 0 ? [] : compareLines(linesOf(order), invoices.flatMap(linesOf));
  const documents = compared.length > 0 ? [order, ...invoices] : [];
  const products = await loadItemProducts(ctx, documents);
  const goods = goodsOf(documents.map((each) => nameLengths(ctx, each, products)));
  const marksOf = createReplacedMarks(ctx, order, compared, products ?? new Map());
  const different = compared.filter(isDifferent).map((line) => describeLine(ctx, line, goods, marksOf(line.productId)));
  const totals = addUpDifferences(compared);
  const named = docs.filter((doc) => [order, ...invoices].some((each) => referenceEachOther(each, doc)));
  const others = docs.filter((doc) => isInvoice(doc) && !invoices.some(({ id }) => id === doc.id));
  const choices = [...invoices, ...others].map((doc) => ({
    ...toRelatedDocument(ctx, doc),
    isChosen: invoices.includes(doc),
  }));
  return {
    kind: 'compared',
    order: toRelatedDocument(ctx, order),
    invoices: matches.map((match) => ({
      ...toRelatedDocument(ctx, match.document),
      analysis: formatMatch(ctx, match),
      isNamed: match.isNamed,
    })),
    isChosen: chosen.length > 0,
    isCut: chosen.length > MAX_INVOICES,
    advice:
      invoices.length > 0
        ? null
        : await loadContactLink(
            ctx,
            choices.length > 0 ? 'receiving:noInvoice.choose' : 'receiving:noInvoice.call',
          ),
    choices,
    different,
    same: compared.filter((line) => !isDifferent(line)).map((line) => describeLine(ctx, line, goods)),
    difference: formatSigned(ctx.language, totals.difference),
    sums: toTotalViews(ctx, totals),
    claim: different.length > 0 ? await createClaim(ctx, { order, invoices, lines: different, totals }) : null,
    claims: named
      .filter(({ documentType }) => ['claimAct', 'return'].includes(documentType))
      .map((doc) => toRelatedDocument(ctx, doc)),
  };
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
