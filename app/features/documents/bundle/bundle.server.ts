import { getPageNumber } from '~/bff/http/page-number';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMonth } from '~/i18n/formats';
import { kyivDay } from '~server/domain/kyiv-time';
import type { CustomerDocument } from '~server/contract/documents';
import { toDocumentRow, type I18nContext } from '../document-row.server';
import { offeredTypes } from '../filter-view.server';
import { listOf } from '~/data/documents/document-lists.server';
import { documentTitle, labelFor } from '~/data/documents/enum-labels.server';
import { parseDocumentFilter } from '../document-filter.server';
import { countPages, PER_PAGE } from '../document-list.server';
import { findDocuments } from '../find-documents.server';
import { addUpByType } from '../period-totals.server';
import { printoutsFor } from '../printout/printout-kinds';
import { printoutPdfHref } from '../printout/printout.server';
import { findBundle, type DocumentBundle } from './find-bundle.server';
import { monthsToChoose } from '~server/domain/months';
import { linkParts, MAX_DOCUMENTS_IN_FILE, MAX_PRINTED_DOCUMENTS } from './bundle-parts.server';
import { parseBundleRequest, type BundleRequest } from './bundle-request.server';
import { loadMonthSums, type MonthSumsView } from './month-sums.server';
import type { LinkView } from '~/ui/button';
import type { PeriodTotalsView } from '../period-totals';

export interface BundleView {
  readonly title: string;
  /** The order whose documents these are. */
  readonly back: LinkView | null;
  /** Of month and type; null for an order. */
  readonly choice: BundleChoice | null;
  readonly rows: readonly BundleRowView[];
  /** Null where all are on one page. */
  readonly pages: { readonly current: number; readonly count: number } | null;
  readonly isCut: boolean;
  readonly prints: ReturnType<typeof linkParts>;
  readonly files: ReturnType<typeof linkParts>;
  readonly totals: PeriodTotalsView | null;
  /** Of the year around a month. */
  readonly sums: MonthSumsView | null;
}

/** The documents of a month or of an order. @throws the 404 page for an unknown order */
export async function loadBundle(args: RouteArgs) {
  const { ctx } = args;
  const now = new Date();
  const asked = parseBundleRequest(args.request.url, now);
  const isMonth = asked.order === null && Object.keys(asked.errors).length === 0;
  const [pack, sums] = await Promise.all([
    findBundle(args, asked),
    isMonth ? loadMonthSums(ctx, asked.month, now) : null,
  ]);
  const { request, title, documents, isCut } = pack;
  const choice = request.order === null ? toBundleChoice(ctx, request, now) : null;
  const view: BundleView = {
    title,
    back: backLink(ctx, pack),
    choice,
    rows: documents.map((document) => toBundleRow(ctx, document)),
    pages: null,
    isCut,
    prints: linkParts(ctx, pack, 'print', MAX_PRINTED_DOCUMENTS),
    files: (['xlsx', 'csv'] as const).flatMap((what) => linkParts(ctx, pack, what, MAX_DOCUMENTS_IN_FILE)),
    sums,
    totals: { state: 'known', types: addUpByType(ctx, documents) },
  };
  return { title, description: ctx.t('bundle:description', { title }), view };
}

/** All documents, newest first, by pages. @throws WholesaleError */
export async function loadAllDocuments({ ctx, request }: RouteArgs) {
  const { t, links } = ctx;
  const filter = parseDocumentFilter(new URLSearchParams({ page: String(getPageNumber(request.url)) }));
  const found = await findDocuments(ctx, 'history', filter, PER_PAGE);
  const title = t('bundle:titleAll');
  const view: BundleView = {
    title,
    back: null,
    choice: null,
    rows: found.documents.map((document) => toBundleRow(ctx, document)),
    pages: { current: filter.page, count: countPages(filter.page, found) },
    isCut: false,
    prints: [],
    files: (['xlsx', 'csv'] as const).map((what) => ({
      label: t(`bundle:${what}.list`),
      href: links.to(`documents-${what}`),
      current: true,
    })),
    sums: null,
    totals: null,
  };
  return { title, description: t('bundle:description', { title }), view };
}

function backLink(ctx: RequestContext, { request, documents: [first] }: DocumentBundle): BundleView['back'] {
  if (request.order === null || !first) return null;
  return { label: documentTitle(ctx, first), href: ctx.links.to(listOf(first), {}, { id: first.id }) };
}

function toBundleRow(ctx: RequestContext, document: CustomerDocument) {
  const { id, href, title, date, total, status, payment } = toDocumentRow(ctx, listOf(document), document);
  const [printout] = printoutsFor(document.documentType);
  return {
    id,
    href,
    title,
    date,
    total,
    status,
    payment,
    printoutHref: ctx.links.to('customer-print-document-id', { id }),
    pdfHref: printoutPdfHref(ctx, printout, id),
  };
}

export type BundleRowView = ReturnType<typeof toBundleRow>;

function toBundleChoice({ t, language }: I18nContext, { month, documentType, errors }: BundleRequest, now: Date) {
  const types = offeredTypes.map((value) => ({ value, label: labelFor(t, 'type', value) ?? value }));
  return {
    month,
    months: monthsToChoose(kyivDay(now).slice(0, 7), month).map((value) => ({
      value,
      label: formatMonth(language, value),
    })),
    documentType,
    types: [{ value: '', label: t('documents:allTypes') }, ...types],
    errors: Object.entries(errors).map(([fieldId, key]) => ({ fieldId, message: t(key) })),
  };
}

export type BundleChoice = ReturnType<typeof toBundleChoice>;
