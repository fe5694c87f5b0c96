import { isDeliveryType, needsAddress, takesAddress } from '~/domain/delivery-options';
import { allowsPayment, paymentOptionOf, placeOfPayment } from '~/domain/payment-options';
import type { Address } from '~server/contract/addresses';
import type { CustomerDocument } from '~server/contract/documents';
import { findUsedAddress } from './match-address';

/** Fields of the order form that an earlier order fills; one that cannot be chosen again is left out. */
export type BeforeFields = Partial<Record<'deliveryType' | 'customerAddressId' | 'paymentMethod', string>>;

export interface AsBefore {
  readonly fields: BeforeFields;
  /** What cannot be chosen again. */
  readonly closed: readonly ('delivery' | 'address' | 'payment')[];
}

/** The offer to fill the form as an earlier order was. */
export interface AsBeforeView {
  /** 'Як минулого разу' */
  readonly label: string;
  /** 'Доставка на адресу · Квітковий рай · Банківським переказом'; empty where nothing of it can be chosen again. */
  readonly text: string;
  /** What of it cannot be chosen again, a sentence each. */
  readonly closed: readonly string[];
  /** The page with the form filled. */
  readonly href: string;
  readonly fields: BeforeFields;
}

interface Facts {
  /** Whether the customer can choose a way of delivery now. */
  readonly isOpen: (delivery: string) => boolean;
  /** Null when they could not be read. */
  readonly addresses: readonly Address[] | null;
}

/** Delivery, address and payment of an earlier order, as far as they can be chosen again. */
export function repeatChoices(
  { deliveryType, address, paymentMethod }: Pick<CustomerDocument, 'deliveryType' | 'address' | 'paymentMethod'>,
  { isOpen, addresses }: Facts,
): AsBefore {
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
  const payment = paymentOptionOf(paymentMethod ?? null);
  const fits = payment && (delivery ? allowsPayment(payment, delivery) : placeOfPayment(payment) === null);
  if (fits) fields.paymentMethod = payment;
  else if (paymentMethod) closed.push('payment');
  return { fields, closed };
}
