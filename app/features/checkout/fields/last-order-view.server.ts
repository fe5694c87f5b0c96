import type { RequestContext } from '~/bff/context.server';
import { formatWindowOf } from '~/data/cut-off.server';
import { orderedPaymentOption } from '~/data/documents/enum-labels.server';
import type { Address } from '~server/contract/addresses';
import type { CustomerDocument } from '~server/contract/documents';
import { isDeliveryType } from '~server/domain/delivery-options';
import { allowsPayment } from '~server/domain/payment-options';
import type { Addition } from '../page/addition.server';
import { repeatChoices, repeatWindow, type BeforeFields } from './last-order-defaults';
import { chosenDelivery } from '../page/checkout-view';
import { isOpenDelivery, type AddressView, type DeliveryView, type PaymentView } from './delivery-view.server';

interface Shown {
  readonly deliveries: readonly DeliveryView[];
  readonly payments: readonly PaymentView[];
  readonly addressViews: readonly AddressView[];
  readonly addresses: readonly Address[] | null;
  readonly chosen: ChosenView;
  readonly isRepeated: boolean;
  readonly addition: Addition | null;
  readonly now: Date;
}

/** The offer of the last order; null when it changes nothing. */
export function toLastOrderView(
  ctx: RequestContext,
  order: CustomerDocument,
  { deliveries, payments, addressViews, addresses, chosen, isRepeated, addition, now }: Shown,
) {
  const { t, links } = ctx;
  const isOpen = (delivery: string) => isOpenDelivery(deliveries, delivery);
  const { fields: choices, closed } = repeatChoices(order, { isOpen, addresses });
  const days = chosenDelivery({ deliveries }, choices.deliveryType ?? chosen.deliveryType)?.days ?? [];
  const window = addition?.window ?? repeatWindow(order.scheduledDeliveryDate, days);
  const fields = { ...choices, ...window };
  const labels = [
    deliveries.find(({ value }) => value === fields.deliveryType)?.title,
    addressViews.find(({ id }) => id === fields.customerAddressId)?.title,
    payments.find(({ value }) => value === fields.paymentMethod)?.title,
    window && formatWindowOf(ctx, window.deliveryDate, window.deliveryTime, now),
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

export type LastOrderView = NonNullable<ReturnType<typeof toLastOrderView>>;

/** The form starts with the first address that the delivery accepts. */
function isAsChosen(
  { deliveryType, customerAddressId, paymentMethod, deliveryTime }: BeforeFields,
  chosen: ChosenView,
  addresses: readonly AddressView[],
): boolean {
  const first = addresses.find(({ takenBy }) => takenBy.some((each) => each === deliveryType));
  return (
    deliveryTime === undefined &&
    (deliveryType ?? chosen.deliveryType) === chosen.deliveryType &&
    (paymentMethod ?? chosen.paymentMethod) === chosen.paymentMethod &&
    (customerAddressId ?? first?.id) === first?.id
  );
}

/** Preselects delivery and payment of the last order and the first full day, but no time window. */
export function chooseAsBefore(last: CustomerDocument | null, deliveries: readonly DeliveryView[]) {
  const requested = [last?.deliveryType, 'delivery'];
  const deliveryType = requested.find((type) => isOpenDelivery(deliveries, type)) ?? 'pickup';
  const payment = last && orderedPaymentOption(last);
  const fits = payment && isDeliveryType(deliveryType) && allowsPayment(payment, deliveryType);
  return {
    deliveryType,
    deliveryDate: chosenDelivery({ deliveries }, deliveryType)?.days.find(({ closedTimes }) => !closedTimes)?.day ?? '',
    deliveryTime: '',
    customerAddressId: '',
    paymentMethod: fits ? payment : '',
    comment: '',
  };
}

export type ChosenView = ReturnType<typeof chooseAsBefore>;
