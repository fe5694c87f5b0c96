import { redirect } from '@remix-run/node';
import { notFound } from '~/bff/failure.server';
import { readWholeList } from '~/supply/read-pages.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { formatMonth } from '~/i18n/formats';
import { nameEachOther } from '~/trade/match-papers';
import { MOST_PER_PAGE } from '~server/api/paging';
import { readDocuments, type CustomerDocument } from '~server/contract/documents';
import { fetchDocument } from '../fetch-document.server';
import { titleOf } from '../related/describe-paper.server';
import { findPapersAfter } from '../related/find-papers.server';
import { pickInvoices } from '../related/pick-invoices.server';
import { daysOfMonth } from './pack-months';
import { readPackRequest, type PackRequest } from './pack-request.server';

/** A month with more papers is cut, and says so. */
const MOST_PAGES = 5;

/** Papers that belong together, oldest first, without items. */
export interface Pack {
  readonly request: PackRequest;
  /** 'Документи за листопад 2026 р.' */
  readonly title: string;
  readonly documents: readonly CustomerDocument[];
  /** There are more than are listed. */
  readonly isCut: boolean;
}

/**
 * The papers an address asks for: all of a month; or an order, what names it, its invoices, and what names those.
 * @throws the 404 page for an order that is none of this customer's
 */
export async function findPack(args: RouteArgs): Promise<Pack> {
  const request = readPackRequest(args.request.url, new Date());
  return request.order === null ? findMonth(args, request) : findOrderPack(args, request, request.order);
}

/** As {@link findPack}; a faulty address is shown on the page. */
export async function findGoodPack(args: RouteArgs): Promise<Pack> {
  const request = readPackRequest(args.request.url, new Date());
  if (Object.keys(request.faults).length > 0)
    throw redirect(args.scope.links.to('papers') + new URL(args.request.url).search);
  return findPack(args);
}

async function findMonth({ scope }: RouteArgs, request: PackRequest): Promise<Pack> {
  const title = scope.t('pack:titleMonth', { month: formatMonth(scope.language, request.month) });
  if (Object.keys(request.faults).length > 0) return { request, title, documents: [], isCut: false };
  const query = {
    ...(request.documentType ? { documentType: [request.documentType] } : {}),
    ...daysOfMonth(request.month),
    perPage: MOST_PER_PAGE,
  };
  const { entries, isCut } = await readWholeList(
    (page) => scope.api.call(readDocuments, { query: { ...query, page } }),
    MOST_PAGES,
  );
  return { request, title, documents: entries.reverse(), isCut };
}

async function findOrderPack(args: RouteArgs, asked: PackRequest, id: string): Promise<Pack> {
  const order = await fetchDocument(args, id);
  if (order.documentType !== 'order') throw notFound(args.scope, args.request, 'document');
  const papers = await findPapersAfter(args.scope, order);
  const invoices = (await pickInvoices(args, order, papers)).map(({ document }) => document);
  const roots = [order, ...invoices];
  const isOurs = (paper: CustomerDocument) => roots.some((root) => root.id === paper.id || nameEachOther(root, paper));
  const title = args.scope.t('pack:titleOrder', { order: titleOf(args.scope, order) });
  return {
    request: { ...asked, faults: {} },
    title,
    documents: [order, ...papers.filter((paper) => paper.id !== order.id && isOurs(paper)).reverse()],
    isCut: false,
  };
}
