import type { MessageKey } from '~/i18n/message-key';
import { isDeliveryType, needsAddress, takesAddress } from '~server/domain/delivery-options';
import { cutOffHoursOf, type CutOffHours } from '~server/domain/cut-off';
import { deliveryDays, isOpenWindow, type DeliveryDay } from '~server/domain/delivery-times';
import { allowsPayment, isPaymentOption, placeOfPayment, type PaymentOption } from '~server/domain/payment-options';
import type { Address } from '~server/contract/addresses';
import type { DeliveryType } from '~server/contract/enumerations';
import { orderFields, type OrderFields } from '../fields/order-fields';

const MAX_COMMENT = 1_000;

export interface OrderChoice {
  readonly deliveryType: DeliveryType;
  readonly deliveryDate: string;
  readonly deliveryTime: string;
  /** Null for pickup. */
  readonly customerAddressId: string | null;
  readonly payment: PaymentOption;
  readonly comment: string;
}

export type OrderField =
  'deliveryType' | 'deliveryDate' | 'deliveryTime' | 'customerAddressId' | 'paymentMethod' | 'comment';

export type OrderErrors = Partial<Record<OrderField, MessageKey>>;

export type CheckedOrder =
  { readonly ok: true; readonly choice: OrderChoice } | { readonly ok: false; readonly errors: OrderErrors };

export interface OrderFacts {
  readonly now: Date;
  readonly cutOffHours: CutOffHours;
  /** Null when they could not be loaded. */
  readonly addresses: readonly Pick<Address, 'id' | 'type'>[] | null;
}

/** Validates an order form against the available deliveries and payments; reports every error. */
export function checkOrder(fields: OrderFields, { now, cutOffHours, addresses }: OrderFacts): CheckedOrder {
  const { deliveryType, deliveryDate, deliveryTime, paymentMethod, comment } = fields;
  const delivery = isDeliveryType(deliveryType) ? deliveryType : null;
  const payment = isPaymentOption(paymentMethod) ? paymentMethod : null;
  const days = deliveryDays(now, cutOffHoursOf(cutOffHours, delivery));
  const customerAddressId = delivery && needsAddress(delivery) ? (fields.customerAddressId ?? '') : null;
  const errors = keepErrors({
    deliveryType: delivery ? null : 'checkout:fault.deliveryType',
    deliveryDate: dayError(deliveryDate, days),
    deliveryTime: timeError(deliveryDate, deliveryTime, days),
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

/** The schema of the order form; errors are message keys. */
export function orderForm(facts: OrderFacts) {
  return orderFields.superRefine((fields, context) => {
    const checked = checkOrder(fields, facts);
    if (checked.ok) return;
    for (const [name, message] of Object.entries(checked.errors))
      context.addIssue({ code: 'custom', path: [name], message });
  });
}

function dayError(day: string | undefined, days: readonly DeliveryDay[]): string | null {
  if (!day) return 'checkout:fault.dayMissing';
  return days.some((each) => each.day === day) ? null : 'checkout:fault.dayClosed';
}

/** For an unavailable day, only the day has an error. */
function timeError(day: string | undefined, time: string | undefined, days: readonly DeliveryDay[]): string | null {
  if (!time) return 'checkout:fault.timeMissing';
  if (!day || dayError(day, days)) return null;
  if (!days.some(({ windows }) => windows.some((window) => window.time === time))) return 'checkout:fault.timeUnknown';
  return isOpenWindow(days, day, time) ? null : 'checkout:fault.timeClosed';
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
