import { data, redirect } from '@remix-run/node';
import { loadContactLink } from '~/data/contact-link.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { toDocumentRow } from './document-row.server';
import { toFilterView } from './filter-view.server';
import { parseDocumentFilter, serializeDocumentFilter } from './document-filter.server';
import type { DocumentListView } from './document-list-page';
import { listFor, type DocumentList } from '~/data/documents/document-lists.server';
import { findDocuments, type FoundDocuments } from './find-documents.server';
import { loadPeriodTotals } from './period-totals.server';

export const PER_PAGE = 20;

/** A page of documents; status 422 with filter errors. @throws a redirect where another page shows the results */
export async function loadDocumentList({ ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>, list: DocumentList) {
  const { t, links } = ctx;
  const filter = parseDocumentFilter(new URL(request.url).searchParams);
  const place = listFor(list, filter);
  if (place !== list) throw redirect(links.to(place, {}, serializeDocumentFilter(filter)));
  const heading = t(`documents:title.${list}`);
  const page = { kind: 'list' as const, heading, title: heading, description: t(`documents:description.${list}`) };
  const base: DocumentListView = {
    name: list,
    filter: toFilterView(ctx, list, filter),
    rows: [],
    total: 0,
    page: 1,
    pages: 1,
    totals: null,
    ahead: null,
  };
  if (base.filter.errors.length > 0)
    return data({ ...page, title: t('errors:formRefused') + heading, list: base }, { status: 422 });
  const [found, ahead] = await Promise.all([
    findDocuments(ctx, list, filter, PER_PAGE),
    list === 'preorders' ? loadContactLink(ctx, 'documents:ahead') : null,
  ]);
  const view: DocumentListView = {
    ...base,
    rows: found.documents.map((document) => toDocumentRow(ctx, list, document)),
    total: found.total,
    page: filter.page,
    pages: countPages(filter.page, found),
    totals: list === 'history' ? await loadPeriodTotals(ctx, filter, found) : null,
    ahead,
  };
  return { ...page, list: view };
}

export function countPages(page: number, { total, more }: FoundDocuments): number {
  return total === null ? page + Number(more) : Math.max(1, Math.ceil(total / PER_PAGE));
}
