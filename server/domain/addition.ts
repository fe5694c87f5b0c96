import type { CustomerDocument } from '../contract/documents';
import type { CutOffHours } from './cut-off';
import { isDeliveryType } from './delivery-options';
import { deliveryDays, isOpenWindow, windowStartingAt } from './delivery-times';
import { kyivDay } from './kyiv-time';

/** How the comment of an order that is added to another one begins, as the supplier's staff reads it. */
const START = 'Разом із замовленням № ';

/** The window of an order, as the fields of the order form. */
export interface OrderWindow {
  readonly deliveryDate: string;
  readonly deliveryTime: string;
}

/** @param number of the order that is added to; null for an order of its own */
export function writeAddition(number: string | null, comment: string): string {
  return number === null ? comment : [START + number, comment].filter(Boolean).join('\n');
}

/** The number of the order that is added to, null for none, and the rest of the comment. */
export function parseAddition(comment: string): { readonly number: string | null; readonly text: string } {
  if (!comment.startsWith(START)) return { number: null, text: comment };
  const [first = '', ...rest] = comment.slice(START.length).split('\n');
  return { number: first, text: rest.join('\n') };
}

/** The window of an order that nobody has started to assemble, while it is open; null for any other document. */
export function openWindowOf(
  { documentType, status, deliveryType, scheduledDeliveryDate: planned }: CustomerDocument,
  now: Date,
  cutOffHours: CutOffHours,
): OrderWindow | null {
  const type: string | undefined = deliveryType ?? undefined;
  if (documentType !== 'order' || status !== 'accepted' || !planned?.includes('T') || !isDeliveryType(type))
    return null;
  const start = new Date(planned);
  const [deliveryDate, deliveryTime] = [kyivDay(start), windowStartingAt(start)];
  const isOpen = deliveryTime && isOpenWindow(deliveryDays(now, cutOffHours[type]), deliveryDate, deliveryTime);
  return isOpen ? { deliveryDate, deliveryTime } : null;
}
