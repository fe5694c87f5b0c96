import { data } from '@remix-run/node';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { RequestContext } from '~/bff/context.server';
import { formatMonth } from '~/i18n/formats';
import { kyivDay } from '~server/domain/kyiv-time';
import type { CustomerDocument } from '~server/contract/documents';
import { toDocumentRow, type I18nContext } from '../document-row.server';
import { offeredTypes } from '../filter-view.server';
import { listOf } from '~/data/documents/document-lists.server';
import { documentTitle, labelFor } from '~/data/documents/enum-labels.server';
import { addUpByType } from '../period-totals.server';
import { printoutsFor } from '../printout/printout-kinds';
import { printoutPdfHref } from '../printout/printout.server';
import { findBundle, type DocumentBundle } from './find-bundle.server';
import { monthsToChoose } from '~server/domain/months';
import { linkParts, MAX_DOCUMENTS_IN_FILE, MAX_PRINTED_DOCUMENTS } from './bundle-parts.server';
import { parseBundleRequest, type BundleRequest } from './bundle-request.server';
import { loadMonthSums } from './month-sums.server';
import type { BundleChoice, BundleRowView, BundleView } from './bundle-view';

/** The page of a bundle; status 422 with field errors. @throws the 404 page for an unknown order */
export async function loadBundle(args: RouteArgs) {
  const { ctx } = args;
  const { order, month } = parseBundleRequest(args.request.url, new Date());
  const [pack, sums] = await Promise.all([
    findBundle(args),
    order === null ? loadMonthSums(ctx, month, new Date()) : null,
  ]);
  const { request, title, documents, isCut } = pack;
  const choice = request.order === null ? toBundleChoice(ctx, request, new Date()) : null;
  const view: BundleView = {
    title,
    back: backLink(ctx, pack),
    choice,
    rows: documents.map((document) => toBundleRow(ctx, document)),
    isCut,
    prints: linkParts(ctx, pack, 'print', MAX_PRINTED_DOCUMENTS),
    files: (['xlsx', 'csv'] as const).flatMap((what) => linkParts(ctx, pack, what, MAX_DOCUMENTS_IN_FILE)),
    sums,
    totals: { state: 'known', types: addUpByType(ctx, documents) },
  };
  const page = { title, description: ctx.t('bundle:description', { title }), view };
  return choice && choice.errors.length > 0 ? data(page, { status: 422 }) : page;
}

function backLink(ctx: RequestContext, { request, documents: [first] }: DocumentBundle): BundleView['back'] {
  const { t, links } = ctx;
  if (request.order === null || !first) return { label: t('documents:title.history'), href: links.to('history') };
  return { label: documentTitle(ctx, first), href: links.to(listOf(first), {}, { id: first.id }) };
}

function toBundleRow(ctx: RequestContext, document: CustomerDocument): BundleRowView {
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

function toBundleChoice(
  { t, language }: I18nContext,
  { month, documentType, errors }: BundleRequest,
  now: Date,
): BundleChoice {
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
