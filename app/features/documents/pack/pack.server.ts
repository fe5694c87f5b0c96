import { data } from '@remix-run/node';
import type { RouteArgs } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { formatMonth, kyivDay } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import { describeRow, type Speaker } from '../describe-document.server';
import { offeredTypes } from '../describe-filter.server';
import { placeOf } from '../document-list-rules.server';
import { wordFor } from '../enum-words.server';
import { addUpByType } from '../period-totals.server';
import { titleOf } from '../related/describe-paper.server';
import { printoutRules, printoutsFor } from '../printout/printout-kinds';
import { findPack, type Pack } from './find-pack.server';
import { monthsToChoose } from './pack-months';
import { linkParts, PAPERS_IN_FILE, PRINTOUTS_AT_ONCE } from './pack-parts.server';
import type { PackRequest } from './pack-request.server';
import type { PackChoice, PackRowView, PackView } from './pack-view';

/**
 * The papers of an order or of a month on one page; faults of the choice are answered at its fields, status 422.
 * @throws the 404 page for an order that is none of this customer's
 */
export async function readPack(args: RouteArgs) {
  const { scope } = args;
  const pack = await findPack(args);
  const { request, title, documents, isCut } = pack;
  const choice = request.order === null ? describeChoice(scope, request, new Date()) : null;
  const view: PackView = {
    title,
    back: describeBack(scope, pack),
    choice,
    rows: documents.map((document) => describePackRow(scope, document)),
    isCut,
    prints: linkParts(scope, pack, 'papers-print', PRINTOUTS_AT_ONCE),
    files: linkParts(scope, pack, 'papers-csv', PAPERS_IN_FILE),
    totals: { state: 'known', types: addUpByType(scope, documents) },
  };
  const page = { title, description: scope.t('pack:description', { title }), view };
  return choice && choice.faults.length > 0 ? data(page, { status: 422 }) : page;
}

function describeBack(scope: Scope, { request, documents: [first] }: Pack): PackView['back'] {
  const { t, links } = scope;
  if (request.order === null || !first) return { label: t('documents:title.history'), href: links.to('history') };
  return { label: titleOf(scope, first), href: links.to(placeOf(first), {}, { id: first.id }) };
}

function describePackRow(scope: Scope, document: CustomerDocument): PackRowView {
  const { id, href, title, date, total, status, payment } = describeRow(scope, placeOf(document), document);
  const [printout] = printoutsFor(document.documentType);
  return {
    id,
    href,
    title,
    date,
    total,
    status,
    payment,
    printoutHref: scope.links.to('customer-print-document-id', { id }),
    pdfHref: scope.links.to('document-pdf', { kind: printoutRules[printout].pdf, id }),
  };
}

function describeChoice({ t, language }: Speaker, { month, documentType, faults }: PackRequest, now: Date): PackChoice {
  const types = offeredTypes.map((value) => ({ value, label: wordFor(t, 'type', value) ?? value }));
  return {
    month,
    months: monthsToChoose(kyivDay(now).slice(0, 7), month).map((value) => ({
      value,
      label: formatMonth(language, value),
    })),
    documentType,
    types: [{ value: '', label: t('documents:allTypes') }, ...types],
    faults: Object.entries(faults).map(([fieldId, key]) => ({ fieldId, message: t(key) })),
  };
}
