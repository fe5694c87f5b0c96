import { formatPlannedHours } from '~/data/planned-hours.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDate, formatDateTime, formatShortDate } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import type { DocumentList } from '~/data/documents/document-lists.server';
import { documentTitle, deliveryLabel, labelFor } from '~/data/documents/enum-labels.server';
import { formatTotal } from '~/data/documents/format-total.server';
import type { StatusView } from './status-badge';

export type I18nContext = Pick<RequestContext, 'language' | 'links' | 'services' | 't'>;

export function toDocumentRow(i18n: I18nContext, list: DocumentList, document: CustomerDocument) {
  const { language, links, t } = i18n;
  const { id, documentType, date, quantity, scheduledDeliveryDate } = document;
  const planned = plannedLabel(document);
  return {
    id,
    href: links.to(list, {}, { id }),
    title: documentTitle(i18n, document),
    date: formatShortDate(language, date),
    delivery: deliveryLabel(i18n, document.deliveryType),
    planned:
      planned && scheduledDeliveryDate
        ? {
            label: t(`documents:fact.${planned}`),
            value: formatPlanned(i18n, scheduledDeliveryDate, formatShortDate(language, scheduledDeliveryDate)),
          }
        : null,
    quantity: quantity === null ? null : t('common:pieces', { count: quantity }),
    total: formatTotal(i18n, document.total),
    repeatable: documentType === 'order',
    ...toStatusViews(i18n, document),
  };
}

export type DocumentRowView = ReturnType<typeof toDocumentRow>;

export function toStatusViews({ t }: I18nContext, { status, paymentStatus }: CustomerDocument) {
  return {
    status: statusView(status, labelFor(t, 'status', status)),
    payment: statusView(paymentStatus, labelFor(t, 'payment', paymentStatus)),
  };
}

/** Label of the planned time: nothing is delivered at pickup, nothing is planned for a cancelled order. */
export function plannedLabel({ status, deliveryType }: CustomerDocument): 'planned' | 'plannedPickup' | null {
  if (status === 'canceled') return null;
  return deliveryType === 'pickup' ? 'plannedPickup' : 'planned';
}

export function formatPlanned(i18n: I18nContext, planned: string, day = formatDate(i18n.language, planned)): string {
  return [day, formatPlannedHours(i18n, planned)].filter(Boolean).join(', ');
}

/** A time; a date without one. */
export function formatMoment({ language }: I18nContext, time: string): string {
  return time.includes('T') ? formatDateTime(language, time) : formatDate(language, time);
}

function statusView(code: string | null, word: string | null): StatusView | null {
  return code !== null && word !== null ? { code, word } : null;
}
