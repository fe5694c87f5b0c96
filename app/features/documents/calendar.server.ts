import { documentTitle, deliveryLabel } from '~/data/documents/enum-labels.server';
import { listOf } from '~/data/documents/document-lists.server';
import { formatTotal } from '~/data/documents/format-total.server';
import { fetchDocument } from '~/data/documents/fetch-document.server';
import { notFound } from '~/bff/errors/to-error-view.server';
import { privateFile } from '~/bff/files/file-loader.server';
import { writeCalendar, type CalendarEvent } from '~/bff/files/write-calendar';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { windowStartingAt } from '~server/domain/delivery-times';
import { kyivDay, kyivMoment } from '~server/domain/kyiv-time';
import type { CustomerDocument } from '~server/contract/documents';
import { plannedLabel } from './document-row.server';

const HOUR_MS = 3_600_000;

/** The planned delivery of an order as a calendar file. @throws the 404 page for a document without one */
export async function loadCalendar(args: RouteArgs, id: string, now = new Date()): Promise<Response> {
  const { ctx, request } = args;
  const { t, language, links, origin } = ctx;
  const document = await fetchDocument(args, id);
  const label = plannedLabel(document);
  if (!isInCalendar(document) || label === null) throw notFound(ctx, request, 'document');
  const url = origin + links.to(listOf(document), {}, { id });
  const shop = ctx.services.env.contact.address?.[language];
  const event = {
    uid: `order-${id}@${new URL(origin).hostname}`,
    summary: `${t(`documents:fact.${label}`)}: ${documentTitle(ctx, document)}`,
    description: [deliveryLabel(ctx, document.deliveryType), formatTotal(ctx, document.total), url]
      .filter(Boolean)
      .join('\n'),
    location: document.deliveryType === 'pickup' ? (shop ?? document.address) : document.address,
    url,
    time: timeOf(document.scheduledDeliveryDate),
  };
  return new Response(writeCalendar(event, now), {
    headers: privateFile(
      'text/calendar; charset=utf-8',
      `inline; filename="order-${id.replace(/[^\w-]/g, '_').slice(0, 80)}.ics"`,
    ),
  });
}

/** Whether a document is an order whose day is known. */
export function isInCalendar<Doc extends Pick<CustomerDocument, 'documentType' | 'status' | 'scheduledDeliveryDate'>>(
  document: Doc,
): document is Doc & { readonly scheduledDeliveryDate: string } {
  const { documentType, status, scheduledDeliveryDate } = document;
  return documentType === 'order' && status !== 'canceled' && scheduledDeliveryDate !== null;
}

/** The window that begins then, else an hour. */
function timeOf(planned: string): CalendarEvent['time'] {
  if (!planned.includes('T')) return planned;
  const start = new Date(planned);
  const [, end] = windowStartingAt(start)?.split('-') ?? [];
  return { start, end: end ? kyivMoment(kyivDay(start), end) : new Date(start.getTime() + HOUR_MS) };
}
