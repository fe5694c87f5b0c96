import type { RequestContext } from '~/bff/context.server';
import type { Address } from '~server/contract/addresses';
import type { CustomerDocument } from '~server/contract/documents';
import { repeatChoices, type LastOrderView, type BeforeFields } from './last-order-defaults';
import type { AddressView, ChosenView, DeliveryView, PaymentView } from './checkout-view';
import { isOpenDelivery } from './delivery-view.server';

interface Shown {
  readonly deliveries: readonly DeliveryView[];
  readonly payments: readonly PaymentView[];
  readonly addressViews: readonly AddressView[];
  readonly addresses: readonly Address[] | null;
  readonly chosen: ChosenView;
  readonly isRepeated: boolean;
}

/** The offer of the last order; null when it changes nothing. */
export function toLastOrderView(
  { t, links }: RequestContext,
  order: CustomerDocument,
  { deliveries, payments, addressViews, addresses, chosen, isRepeated }: Shown,
): LastOrderView | null {
  const isOpen = (delivery: string) => isOpenDelivery(deliveries, delivery);
  const { fields, closed } = repeatChoices(order, { isOpen, addresses });
  const labels = [
    deliveries.find(({ value }) => value === fields.deliveryType)?.title,
    addressViews.find(({ id }) => id === fields.customerAddressId)?.title,
    payments.find(({ value }) => value === fields.paymentMethod)?.title,
  ];
  const isBlank = labels.every((word) => word === undefined);
  if (isRepeated ? isBlank && closed.length === 0 : isBlank || isAsChosen(fields, chosen, addressViews)) return null;
  return {
    label: isRepeated ? t('checkout:asBefore.order', { number: order.number }) : t('checkout:asBefore.last'),
    text: labels.filter(Boolean).join(' · '),
    closed: closed.map((part) => t(`checkout:asBefore.closed.${part}`, { address: order.address ?? '' })),
    href: links.to('checkout', {}, { like: order.id, fill: '1' }),
    fields,
  };
}

/** The form starts with the first address that the delivery accepts. */
function isAsChosen(
  { deliveryType, customerAddressId, paymentMethod }: BeforeFields,
  chosen: ChosenView,
  addresses: readonly AddressView[],
): boolean {
  const first = addresses.find(({ takenBy }) => takenBy.some((each) => each === deliveryType));
  return (
    (deliveryType ?? chosen.deliveryType) === chosen.deliveryType &&
    (paymentMethod ?? chosen.paymentMethod) === chosen.paymentMethod &&
    (customerAddressId ?? first?.id) === first?.id
  );
}
