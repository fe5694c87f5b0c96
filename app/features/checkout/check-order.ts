import type { MessageKey } from '~/i18n/message-key';
import { isDeliveryType, needsAddress, takesAddress } from '~/domain/delivery-options';
import { deliveryDays, isOpenWindow } from '~/domain/delivery-times';
import { allowsPayment, isPaymentOption, placeOfPayment, type PaymentOption } from '~/domain/payment-options';
import type { Address } from '~server/contract/addresses';
import type { DeliveryType } from '~server/contract/enumerations';
import { orderFields, type OrderFields } from './order-fields';

/** The most characters of a comment. */
const MAX_COMMENT = 1_000;

/** What the customer chose, all of it possible. */
export interface OrderChoice {
  readonly deliveryType: DeliveryType;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  /** Null for pickup. */
  readonly customerAddressId: string | null;
  readonly payment: PaymentOption;
  readonly comment: string;
}

/** Fields of the order form that can be at fault. */
export type OrderField =
  'deliveryType' | 'deliveryDate' | 'deliveryTime' | 'customerAddressId' | 'paymentMethod' | 'comment';

/** Message keys by field. */
export type OrderErrors = Partial<Record<OrderField, MessageKey>>;

export type CheckedOrder =
  { readonly ok: true; readonly choice: OrderChoice } | { readonly ok: false; readonly errors: OrderErrors };

/** What an order form is checked against. */
export interface OrderFacts {
  readonly now: Date;
  /** The customer's own; null when they could not be read. */
  readonly addresses: readonly Pick<Address, 'id' | 'type'>[] | null;
}

/** Holds an order form against what can be delivered and paid, and names every fault. */
export function checkOrder(fields: OrderFields, { now, addresses }: OrderFacts): CheckedOrder {
  const { deliveryType, deliveryDate, deliveryTime, paymentMethod, comment } = fields;
  const delivery = isDeliveryType(deliveryType) ? deliveryType : null;
  const payment = isPaymentOption(paymentMethod) ? paymentMethod : null;
  const customerAddressId = delivery && needsAddress(delivery) ? (fields.customerAddressId ?? '') : null;
  const errors = keepErrors({
    deliveryType: delivery ? null : 'checkout:fault.deliveryType',
    deliveryDate: dayError(deliveryDate, now),
    deliveryTime: timeError(deliveryDate, deliveryTime, now),
    customerAddressId:
      delivery && customerAddressId !== null ? addressError(delivery, customerAddressId, addresses) : null,
    paymentMethod: paymentError(payment, delivery),
    comment: comment.length > MAX_COMMENT ? 'checkout:fault.comment' : null,
  });
  if (!delivery || !payment || !deliveryDate || !deliveryTime || Object.keys(errors).length > 0)
    return { ok: false, errors };
  return {
    ok: true,
    choice: { deliveryType: delivery, deliveryDate, deliveryTime, customerAddressId, payment, comment },
  };
}

/** The fields of the order form with what can be delivered and paid now; an error is the message key at its field. */
export function orderForm(facts: OrderFacts) {
  return orderFields.superRefine((fields, context) => {
    const checked = checkOrder(fields, facts);
    if (checked.ok) return;
    for (const [name, message] of Object.entries(checked.errors))
      context.addIssue({ code: 'custom', path: [name], message });
  });
}

function dayError(day: string | undefined, now: Date): string | null {
  if (!day) return 'checkout:fault.dayMissing';
  return deliveryDays(now).some((each) => each.day === day) ? null : 'checkout:fault.dayClosed';
}

/** A window of an impossible day has its fault at the day. */
function timeError(day: string | undefined, time: string | undefined, now: Date): string | null {
  if (!time) return 'checkout:fault.timeMissing';
  if (!day || dayError(day, now)) return null;
  if (!deliveryDays(now).some(({ windows }) => windows.some((window) => window.time === time)))
    return 'checkout:fault.timeUnknown';
  return isOpenWindow(now, day, time) ? null : 'checkout:fault.timeClosed';
}

function addressError(delivery: DeliveryType, id: string, addresses: OrderFacts['addresses']): string | null {
  if (!addresses) return 'checkout:fault.addressesMissing';
  if (!addresses.some(({ type }) => takesAddress(delivery, type))) return 'checkout:fault.noAddresses';
  if (id === '') return 'checkout:fault.addressMissing';
  const address = addresses.find((each) => each.id === id);
  if (!address) return 'checkout:fault.addressUnknown';
  return takesAddress(delivery, address.type) ? null : 'checkout:fault.addressType';
}

function paymentError(payment: PaymentOption | null, delivery: DeliveryType | null): string | null {
  if (!payment) return 'checkout:fault.paymentMethod';
  if (!delivery || allowsPayment(payment, delivery)) return null;
  return placeOfPayment(payment) === 'pickup' ? 'checkout:fault.paymentPickup' : 'checkout:fault.paymentDoor';
}

function keepErrors(found: Record<OrderField, string | null>): OrderErrors {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null));
}
