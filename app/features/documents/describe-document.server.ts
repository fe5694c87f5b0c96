import { describePlannedHours } from '~/supply/planned-hours.server';
import type { Scope } from '~/bff/scope.server';
import { formatDate, formatDateTime, formatMoney, formatShortDate } from '~/i18n/formats';
import type { CustomerDocument } from '~server/contract/documents';
import type { DocumentRowView } from './document-rows';
import type { DocumentList } from './document-list-rules.server';
import { deliveryWord, wordFor } from './enum-words.server';
import type { StatusView } from './status-badge';

/** What a document needs to be put into words. */
export type Speaker = Pick<Scope, 'language' | 'links' | 'portal' | 't'>;

/** A document as a row of a list. */
export function describeRow(speaker: Speaker, list: DocumentList, document: CustomerDocument): DocumentRowView {
  const { language, links, t } = speaker;
  const { id, number, documentType, date, quantity, scheduledDeliveryDate } = document;
  const planned = plannedFact(document);
  return {
    id,
    href: links.to(list, {}, { id }),
    title: t('documents:titled', { type: wordFor(t, 'type', documentType), number }),
    date: formatShortDate(language, date),
    delivery: deliveryWord(speaker, document.deliveryType),
    planned:
      planned && scheduledDeliveryDate
        ? {
            label: t(`documents:fact.${planned}`),
            value: formatPlanned(speaker, scheduledDeliveryDate, formatShortDate(language, scheduledDeliveryDate)),
          }
        : null,
    quantity: quantity === null ? null : t('words:pieces', { count: quantity }),
    total: formatMoney(language, document.total),
    repeatable: documentType === 'order',
    ...describeStatuses(speaker, document),
  };
}

/** Status and payment status, each with its word. */
export function describeStatuses({ t }: Speaker, { status, paymentStatus }: CustomerDocument) {
  return {
    status: statusView(status, wordFor(t, 'status', status)),
    payment: statusView(paymentStatus, wordFor(t, 'payment', paymentStatus)),
  };
}

/** Which fact the planned time of a document is: of pickup nothing is delivered, of what is cancelled nothing is planned. */
export function plannedFact({ status, deliveryType }: CustomerDocument): 'planned' | 'plannedPickup' | null {
  if (status === 'canceled') return null;
  return deliveryType === 'pickup' ? 'plannedPickup' : 'planned';
}

/** When a delivery is to be there: its day, and the window of it that was chosen. */
export function formatPlanned(speaker: Speaker, planned: string, day = formatDate(speaker.language, planned)): string {
  return [day, describePlannedHours(speaker, planned)].filter(Boolean).join(', ');
}

/** A moment with its hour; a bare calendar day without one. */
export function formatMoment({ language }: Speaker, time: string): string {
  return time.includes('T') ? formatDateTime(language, time) : formatDate(language, time);
}

function statusView(code: string | null, word: string | null): StatusView | null {
  return code !== null && word !== null ? { code, word } : null;
}
