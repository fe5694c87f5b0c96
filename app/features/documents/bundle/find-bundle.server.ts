import { documentTitle } from '~/data/documents/enum-labels.server';
import { redirect } from '@remix-run/node';
import { notFound } from '~/bff/errors/to-error-view.server';
import { loadWholeList } from '~/data/read-pages.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { formatMonth } from '~/i18n/formats';
import { referenceEachOther } from '~server/domain/match-invoices';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { findLaterDocuments } from '../related/find-related.server';
import { pickInvoices } from '../related/pick-invoices.server';
import { daysOfMonth } from '~server/domain/months';
import { parseBundleRequest, type BundleRequest } from './bundle-request.server';

/** A longer month is cut, and says so. */
const MAX_PAGES = 5;

/** Documents that belong together, without lines: those of a month newest first, those of an order after it, oldest first. */
export interface DocumentBundle {
  readonly request: BundleRequest;
  /** 'Документи за листопад 2026 р.' */
  readonly title: string;
  readonly documents: readonly CustomerDocument[];
  readonly isCut: boolean;
}

/** Documents of a month, or an order with its invoices and the documents that reference them. @throws the 404 page for an unknown order */
export async function findBundle(args: RouteArgs, request: BundleRequest): Promise<DocumentBundle> {
  return request.order === null ? findMonth(args, request) : findOrderBundle(args, request, request.order);
}

/** As {@link findBundle}. @throws a redirect to the page for an invalid URL */
export async function findValidBundle(args: RouteArgs): Promise<DocumentBundle> {
  const { url } = args.request;
  const request = parseBundleRequest(url, new Date());
  if (Object.keys(request.errors).length === 0) return findBundle(args, request);
  const query = { ...Object.fromEntries(new URL(url).searchParams), view: 'month' };
  throw redirect(args.ctx.links.to('documents', {}, query));
}

async function findMonth({ ctx }: RouteArgs, request: BundleRequest): Promise<DocumentBundle> {
  const title = ctx.t('bundle:titleMonth', { month: formatMonth(ctx.language, request.month) });
  if (Object.keys(request.errors).length > 0) return { request, title, documents: [], isCut: false };
  const query = {
    ...(request.documentType ? { documentType: [request.documentType] } : {}),
    ...daysOfMonth(request.month),
    perPage: MAX_PER_PAGE,
  };
  const { entries, isCut } = await loadWholeList(
    (page) => ctx.api.call(endpoints.documents.list, { query: { ...query, page } }),
    MAX_PAGES,
  );
  return { request, title, documents: entries, isCut };
}

async function findOrderBundle(args: RouteArgs, request: BundleRequest, id: string): Promise<DocumentBundle> {
  const order = await fetchDocument(args, id);
  if (order.documentType !== 'order') throw notFound(args.ctx, args.request, 'document');
  const docs = await findLaterDocuments(args.ctx, order);
  const invoices = (await pickInvoices(args, order, docs)).map(({ document }) => document);
  const roots = [order, ...invoices];
  const isOurs = (doc: CustomerDocument) => roots.some((root) => root.id === doc.id || referenceEachOther(root, doc));
  const title = args.ctx.t('bundle:titleOrder', { order: documentTitle(args.ctx, order) });
  return {
    request: { ...request, errors: {} },
    title,
    documents: [order, ...docs.filter((doc) => doc.id !== order.id && isOurs(doc)).reverse()],
    isCut: false,
  };
}
