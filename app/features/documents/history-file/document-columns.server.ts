import type { TableColumn } from '~/bff/files/table';
import { dayCell } from '~/bff/files/table-file.server';
import type { RequestContext } from '~/bff/context.server';
import type { CustomerDocument } from '~server/contract/documents';
import { deliveryLabel, labelFor, paymentMethodLabel } from '~/data/documents/enum-labels.server';

export function documentColumns(ctx: Pick<RequestContext, 't' | 'services'>): TableColumn<CustomerDocument>[] {
  const { t } = ctx;
  return [
    { header: t('documents:documentType'), cell: ({ documentType }) => labelFor(t, 'type', documentType) },
    { header: t('papers:csv.number'), cell: ({ number }) => number },
    { header: t('papers:csv.date'), cell: ({ date }) => dayCell(date) },
    { header: t('documents:status'), cell: ({ status }) => labelFor(t, 'status', status) },
    { header: t('papers:paymentStatus'), cell: ({ paymentStatus }) => labelFor(t, 'payment', paymentStatus) },
    { header: t('documents:fact.delivery'), cell: ({ deliveryType }) => deliveryLabel(ctx, deliveryType) },
    { header: t('documents:fact.method'), cell: (document) => paymentMethodLabel(t, document) },
    { header: t('papers:csv.quantity'), cell: ({ quantity }) => quantity },
    { header: t('papers:csv.discount'), cell: ({ discount }) => discount },
    { header: t('papers:csv.bonuses'), cell: ({ bonuses }) => bonuses },
    { header: t('papers:csv.correction'), cell: ({ correction }) => correction },
    { header: t('papers:csv.total'), cell: ({ total }) => total },
    { header: t('documents:fact.planned'), cell: ({ scheduledDeliveryDate }) => dayCell(scheduledDeliveryDate) },
    { header: t('documents:fact.completed'), cell: ({ completionDate }) => dayCell(completionDate) },
    { header: t('documents:fact.address'), cell: ({ address }) => address },
    { header: t('documents:fact.comment'), cell: ({ comment }) => comment },
  ];
}
