import type { TableColumn } from '~/bff/files/table';
import { datedName, dayCell, tableFile } from '~/bff/files/table-file.server';
import type { RequestContext } from '~/bff/context.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { labelFor } from '~/data/documents/enum-labels.server';
import { paymentPurpose } from '~server/domain/payment-code.server';
import type { Debt } from '~server/domain/debts';
import { formatNumber } from '~/i18n/formats';
import { loadDebts, MAX_DOCUMENTS } from './find-debts.server';

export async function createDebtsFile({ ctx, request }: RouteArgs): Promise<Response> {
  const { t, language } = ctx;
  const { entries, isCut } = await loadDebts(ctx);
  return tableFile(request, datedName('debts'), {
    title: t('debts:pageTitle'),
    columns: debtColumns(ctx),
    rows: entries,
    note: isCut ? t('debts:cutList', { most: formatNumber(language, MAX_DOCUMENTS) }) : null,
  });
}

function debtColumns({ t }: RequestContext): TableColumn<Debt>[] {
  return [
    { header: t('documents:documentType'), cell: ({ document }) => labelFor(t, 'type', document.documentType) },
    { header: t('papers:csv.number'), cell: ({ document }) => document.number },
    { header: t('papers:csv.date'), cell: ({ document }) => dayCell(document.date) },
    { header: t('debts:csvDays'), cell: ({ days }) => days },
    { header: t('papers:paymentStatus'), cell: ({ document }) => labelFor(t, 'payment', document.paymentStatus) },
    { header: t('papers:csv.total'), cell: ({ document }) => document.total },
    { header: t('payment:row.purpose'), cell: ({ document }) => paymentPurpose(document) },
  ];
}
