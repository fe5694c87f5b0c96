import type { DeliveryType, DocumentType, OrderStatus, PaymentMethod } from '../../contract/enumerations';

export interface PlannedDocument {
  readonly daysAgo: number;
  readonly documentType: DocumentType;
  readonly status: OrderStatus | null;
  readonly delivery: DeliveryType;
  readonly payment: PaymentMethod;
  readonly paymentStatus: string;
  /** 0 when it follows an order. */
  readonly positions: number;
  /** Days until the planned delivery. */
  readonly deliverIn: number;
  /** The order of that many days ago. */
  readonly follows?: { readonly daysAgo: number; readonly outcome: Outcome };
}

/** Complete; with less than ordered; or with differences in price and quantity. */
export type Outcome = 'whole' | 'short' | 'mixed';

function order(
  daysAgo: number,
  status: OrderStatus,
  delivery: DeliveryType,
  payment: PaymentMethod,
  paymentStatus: string,
  positions: number,
  deliverIn = 1,
): PlannedDocument {
  return { daysAgo, documentType: 'order', status, delivery, payment, paymentStatus, positions, deliverIn };
}

function paper(
  daysAgo: number,
  documentType: DocumentType,
  paymentStatus: string,
  orderDaysAgo: number,
  outcome: Outcome = 'whole',
): PlannedDocument {
  return {
    daysAgo,
    documentType,
    status: 'completed',
    delivery: 'delivery',
    payment: 'transfer',
    paymentStatus,
    positions: 0,
    deliverIn: 0,
    follows: { daysAgo: orderDaysAgo, outcome },
  };
}

/** Weeks of {@link demoHistory}, counted from today. */
const [FIRST_WEEK, LAST_WEEK] = [9, 57];

/** An order a week for the rest of a year and a month, newest first: for spending and for what was bought before a holiday a year ago. */
export const demoHistory: readonly PlannedDocument[] = Array.from({ length: LAST_WEEK - FIRST_WEEK }, (_, week) =>
  order((FIRST_WEEK + week) * 7, 'completed', 'delivery', 'transfer', 'paid', 3 + (week % 4)),
);

/** The last eight weeks, newest first. */
export const demoPlan: readonly PlannedDocument[] = [
  order(0, 'accepted', 'delivery', 'courier', 'pending', 5),
  order(1, 'preliminary', 'delivery', 'transfer', 'pending', 4, 14),
  order(1, 'inWork', 'delivery', 'transfer', 'processing', 7),
  order(2, 'florist', 'pickup', 'cash', 'pending', 3),
  paper(3, 'claimAct', 'refunded', 5, 'short'),
  order(3, 'preliminary', 'novapost', 'card', 'hold', 3, 20),
  paper(4, 'expenseInvoice', 'paid', 5, 'short'),
  order(5, 'completed', 'delivery', 'transfer', 'paid', 6),
  order(7, 'canceled', 'specialDelivery', 'monobank', 'cancelled', 2, 0),
  paper(8, 'waybillInvoice', 'success', 9),
  order(9, 'completed', 'novapost', 'card', 'success', 4),
  order(12, 'completed', 'delivery', 'transfer', 'paid', 8),
  paper(12, 'proforma', 'paid', 12),
  paper(15, 'expenseInvoice', 'paid', 16, 'mixed'),
  order(16, 'completed', 'delivery', 'partner', 'paid', 5),
  order(19, 'preliminary', 'bus', 'transfer', 'failed', 3, 21),
  order(23, 'completed', 'bus', 'transfer', 'paid', 6),
  paper(25, 'return', 'refunded', 26, 'short'),
  order(26, 'completed', 'pickup', 'terminal', 'paid', 3, 0),
  order(30, 'completed', 'delivery', 'paypal', 'success', 4),
  paper(34, 'expenseInvoice', 'paid', 35),
  order(35, 'completed', 'delivery', 'transfer', 'paid', 9),
  order(41, 'completed', 'specialDelivery', 'monobank', 'pending', 2, 0),
  paper(47, 'proforma', 'failure', 48),
  order(48, 'completed', 'delivery', 'courier', 'paid', 5),
  order(54, 'completed', 'pickup', 'cash', 'paid', 4, 0),
];
