import { redirect } from '@remix-run/node';
import { describeCall } from '~/supply/describe-call.server';
import { notFound } from '~/bff/failure.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { addUpDifferences, compareLines, isDifferent } from '~/trade/delivered';
import { nameEachOther } from '~/trade/match-papers';
import type { CustomerDocument } from '~server/contract/documents';
import { fetchDocument } from '../fetch-document.server';
import { nameLengths } from '../name-lengths.server';
import { describePaper } from '../related/describe-paper.server';
import { findOrdersBefore, findPapersAfter, isInvoice } from '../related/find-papers.server';
import { linesOf, MOST_INVOICES, pickInvoices, pickOrder, readMatches } from '../related/pick-invoices.server';
import { writeClaim } from './claim.server';
import type { ComparedView, UnmatchedView } from './delivered-view';
import { describeEvidence, describeLine, describeTotals, goodsOf, signed } from './describe-lines.server';

/** Orders that are offered for an invoice whose own is not known. */
const MOST_OFFERED = 20;

/**
 * An order beside its expense invoice: the ones its address names, else the ones that belong by name or by goods. An invoice leads to
 * its order, or to a choice of orders.
 * @throws a redirect for an invoice whose order is known; the 404 page for any other document, an unknown one and another customer's
 */
export async function readDelivered(args: RouteArgs, id: string) {
  const { scope, request } = args;
  const document = await fetchDocument(args, id);
  if (isInvoice(document)) return present(args, 'unmatched', await findOrder(args, document));
  if (document.documentType !== 'order') throw notFound(scope, request, 'document');
  return present(args, 'compared', await compareOrder(args, document));
}

function present({ scope: { t } }: RouteArgs, kind: 'compared' | 'unmatched', view: ComparedView | UnmatchedView) {
  const paper = view.kind === 'compared' ? view.order : view.invoice;
  return { title: t('delivered:title'), description: t(`delivered:description.${kind}`, { title: paper.title }), view };
}

async function findOrder(args: RouteArgs, invoice: CustomerDocument): Promise<UnmatchedView> {
  const { scope } = args;
  const orders = await findOrdersBefore(scope, invoice);
  const [match] = await pickOrder(args, invoice, orders);
  const hrefOf = (id: string) => scope.links.to('delivered', { id }, { invoice: invoice.id });
  if (match) throw redirect(hrefOf(match.document.id));
  return {
    kind: 'unmatched',
    invoice: describePaper(scope, invoice),
    orders: orders.slice(0, MOST_OFFERED).map((order) => ({ ...describePaper(scope, order), href: hrefOf(order.id) })),
  };
}

async function compareOrder(args: RouteArgs, order: CustomerDocument): Promise<ComparedView> {
  const { scope, request } = args;
  const chosen = [...new Set(new URL(request.url).searchParams.getAll('invoice').filter(Boolean))];
  const [papers, chosenMatches] = await Promise.all([
    findPapersAfter(scope, order),
    readMatches(
      args,
      order,
      chosen.slice(0, MOST_INVOICES).map((id) => ({ id })),
    ),
  ]);
  if (chosenMatches.some(({ document }) => !isInvoice(document))) throw notFound(scope, request, 'document');
  const matches = chosen.length > 0 ? chosenMatches : await pickInvoices(args, order, papers);
  const invoices = matches.map(({ document }) => document);
  const compared = invoices.length === 0 ? [] : compareLines(linesOf(order), invoices.flatMap(linesOf));
  const goods = goodsOf(compared.length > 0 ? await nameLengths(scope, [order, ...invoices]) : []);
  const different = compared.filter(isDifferent).map((line) => describeLine(scope, line, goods));
  const totals = addUpDifferences(compared);
  const named = papers.filter((paper) => [order, ...invoices].some((each) => nameEachOther(each, paper)));
  const others = papers.filter((paper) => isInvoice(paper) && !invoices.some(({ id }) => id === paper.id));
  const choices = [...invoices, ...others].map((paper) => ({
    ...describePaper(scope, paper),
    isChosen: invoices.includes(paper),
  }));
  return {
    kind: 'compared',
    order: describePaper(scope, order),
    invoices: matches.map((match) => ({
      ...describePaper(scope, match.document),
      evidence: describeEvidence(scope, match),
      isNamed: match.isNamed,
    })),
    isChosen: chosen.length > 0,
    isCut: chosen.length > MOST_INVOICES,
    advice:
      invoices.length > 0
        ? null
        : await describeCall(scope, choices.length > 0 ? 'delivered:noInvoice.choose' : 'delivered:noInvoice.call'),
    choices,
    different,
    same: compared.filter((line) => !isDifferent(line)).map((line) => describeLine(scope, line, goods)),
    difference: signed(scope.language, totals.difference),
    sums: describeTotals(scope, totals),
    claim: different.length > 0 ? await writeClaim(scope, { order, invoices, lines: different, totals }) : null,
    claims: named
      .filter(({ documentType }) => ['claimAct', 'return'].includes(documentType))
      .map((paper) => describePaper(scope, paper)),
  };
}
