import { isDeliveryType, needsAddress, takesAddress } from '~server/domain/delivery-options';
import { windowStartingAt } from '~server/domain/delivery-times';
import { orderedPaymentOption } from '~/data/documents/enum-labels.server';
import { allowsPayment, placeOfPayment } from '~server/domain/payment-options';
import type { Address } from '~server/contract/addresses';
import type { CustomerDocument } from '~server/contract/documents';
import { findUsedAddress } from './match-address';

/** Form values from an earlier order, without unavailable choices. */
export type BeforeFields = Partial<
  Record<'deliveryType' | 'customerAddressId' | 'paymentMethod' | 'deliveryDate' | 'deliveryTime', string>
>;

export interface AsBefore {
  readonly fields: BeforeFields;
  readonly closed: readonly ('delivery' | 'address' | 'payment')[];
}

interface Facts {
  readonly isOpen: (delivery: string) => boolean;
  /** Null when they could not be loaded. */
  readonly addresses: readonly Address[] | null;
}

export function repeatChoices(
  order: Pick<CustomerDocument, 'deliveryType' | 'address' | 'paymentMethod' | 'comment'>,
  { isOpen, addresses }: Facts,
): AsBefore {
  const { deliveryType, address, paymentMethod } = order;
  const fields: BeforeFields = {};
  const closed: AsBefore['closed'][number][] = [];
  const named: string | undefined = deliveryType ?? undefined;
  const delivery = isDeliveryType(named) && isOpen(named) ? named : null;
  if (delivery) fields.deliveryType = delivery;
  else if (named) closed.push('delivery');
  if (delivery && needsAddress(delivery)) {
    const used = findUsedAddress(
      address,
      (addresses ?? []).filter(({ type }) => takesAddress(delivery, type)),
    );
    if (used) fields.customerAddressId = used.id;
    else if (address) closed.push('address');
  }
  const payment = orderedPaymentOption(order);
  const fits = payment && (delivery ? allowsPayment(payment, delivery) : placeOfPayment(payment) === null);
  if (fits) fields.paymentMethod = payment;
  else if (paymentMethod) closed.push('payment');
  return { fields, closed };
}

interface Day {
  readonly day: string;
  readonly closed?: true | undefined;
  readonly closedTimes?: readonly string[] | undefined;
}

/** The window of an earlier order on the nearest day on which it is open; null where there is none. */
export function repeatWindow(planned: string | null | undefined, days: readonly Day[]) {
  const deliveryTime = planned?.includes('T') ? windowStartingAt(new Date(planned)) : undefined;
  if (deliveryTime === undefined) return null;
  const open = days.find(({ closed, closedTimes }) => !closed && !closedTimes?.includes(deliveryTime));
  return open ? { deliveryDate: open.day, deliveryTime } : null;
}
