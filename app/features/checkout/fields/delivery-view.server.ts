import { formatAddress } from '~/data/format-address.server';
import { toCutOffView, type CutOffView } from '~/data/cut-off.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDay, formatMoney } from '~/i18n/formats';
import { addressTypesOf, deliveryOptions, needsAddress, takesAddress } from '~server/domain/delivery-options';
import { deliveryDays, type DeliveryDay } from '~server/domain/delivery-times';
import { allowsPayment, paymentOptions, placeOfPayment } from '~server/domain/payment-options';
import type { Address } from '~server/contract/addresses';
import { memberOf, type DeliveryType } from '~server/contract/enumerations';
import { compare, subtract, zero, type Money } from '~server/contract/money';

export interface DeliveryView {
  readonly value: DeliveryType;
  readonly title: string;
  readonly detail: string;
  /** The soonest time window: 'Можемо привезти сьогодні 14:00–16:00'. */
  readonly arrives: string | null;
  /** Until when to order for it. */
  readonly cutOff: CutOffView | null;
  /** The days of every delivery are the same, what is closed on them is not. */
  readonly days: readonly DayView[];
  readonly note: string;
  /** Where to add an address, when no saved one suits this delivery. */
  readonly addAddressHref?: string | undefined;
}

export interface DayView {
  readonly day: string;
  readonly label: string;
  /** 'сб 21' */
  readonly detail: string;
  /** Time windows that can no longer be chosen. */
  readonly closedTimes?: readonly string[] | undefined;
  readonly closed?: true | undefined;
}

interface Facts {
  readonly now: Date;
  /** The cart total; null when it could not be loaded. */
  readonly total: Money | null;
}

/** The deliveries with their soonest time, or the missing address type. */
export function toDeliveriesView(
  ctx: RequestContext,
  addresses: readonly Address[] | null,
  warehouse: string | undefined,
  { now, total }: Facts,
): DeliveryView[] {
  const { t, links } = ctx;
  const { cutOffHours } = ctx.services.env.rules;
  // Options of the same lead share their days: one object is sent once.
  const daysByHours = new Map(
    Object.values(cutOffHours).map((hours) => [hours, toDaysView(ctx, deliveryDays(now, hours))]),
  );
  return deliveryOptions.map((value) => {
    const cutOff = toCutOffView(ctx, { delivery: value, now });
    const days = daysByHours.get(cutOffHours[value]) ?? [];
    return {
      value,
      title: t(`checkout:delivery.${value}`),
      detail: value === 'pickup' ? describePickup(ctx, days, warehouse) : t(`checkout:detail.${value}`),
      arrives: cutOff && t(`checkout:arrives.${value}`, { when: cutOff.when }),
      cutOff,
      days,
      note: t(`checkout:cost.${value}`),
      ...(value === 'delivery' && describePaidDelivery(ctx, total)),
      ...(lacksAddress(value, addresses) && {
        addAddressHref: `${links.to('profile', {}, { newAddress: addressTypesOf(value)[0], from: 'checkout' })}#addresses`,
      }),
    };
  });
}

/** When the warehouse hands out, and where it is; no day where neither today nor all of tomorrow is open. */
function describePickup({ t }: RequestContext, [today, tomorrow]: readonly DayView[], warehouse: string | undefined) {
  const isTomorrow = today?.closed && !tomorrow?.closedTimes;
  const hours = today?.closed ? isTomorrow && 'checkout:detail.pickupTomorrow' : 'checkout:detail.pickupToday';
  return [hours && t(hours), warehouse].filter(Boolean).join(', ');
}

/** The delivery price below the total from which delivery is free; null from there on. */
function describePaidDelivery({ t, language, services }: RequestContext, total: Money | null) {
  const { freeDeliveryFrom } = services.env.rules;
  if (!freeDeliveryFrom || compare(total ?? zero, freeDeliveryFrom) >= 0) return null;
  const delivery = t('checkout:detail.delivery');
  const from = formatMoney(language, freeDeliveryFrom);
  return {
    detail:
      total === null
        ? t('checkout:detail.freeFrom', { delivery, from })
        : t('checkout:detail.freeFromMissing', {
            delivery,
            from,
            missing: formatMoney(language, subtract(freeDeliveryFrom, total)),
          }),
    note: t('checkout:cost.specialDelivery'),
  };
}

export function isOpenDelivery(deliveries: readonly DeliveryView[], delivery: string | null | undefined): boolean {
  return deliveries.some(({ value, addAddressHref }) => value === delivery && addAddressHref === undefined);
}

function lacksAddress(delivery: DeliveryType, addresses: readonly Address[] | null): boolean {
  return addresses !== null && needsAddress(delivery) && !addresses.some(({ type }) => takesAddress(delivery, type));
}

/** Saved addresses that some delivery accepts, grouped by type. */
export function toAddressesView(ctx: RequestContext, addresses: readonly Address[]) {
  const types = deliveryOptions.flatMap((option) => addressTypesOf(option));
  return addresses
    .flatMap((address) => {
      const type = memberOf(types, address.type);
      return type ? [{ address, type }] : [];
    })
    .toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type))
    .map(({ address, type }) => {
      const [title = '', ...lines] = formatAddress(ctx, address);
      const takenBy = deliveryOptions.filter((option) => takesAddress(option, type));
      return { id: address.id, type, title, detail: lines.join(' · '), takenBy };
    });
}

export type AddressView = ReturnType<typeof toAddressesView>[number];

/** The available days; today and tomorrow by name. */
export function toDaysView({ t, language }: RequestContext, days: readonly DeliveryDay[]): DayView[] {
  return days.map(({ day, windows }, ahead) => {
    const { weekday, dayOfMonth } = formatDay(language, day);
    const names = [t('checkout:today'), t('checkout:tomorrow')];
    const closedTimes = windows.filter((window) => !window.open).map((window) => window.time);
    const first = windows.find((window) => window.open);
    const from = closedTimes.length > 0 && first ? `, ${t('common:fromHour', { time: first.time.slice(0, 5) })}` : '';
    return {
      day,
      label: names[ahead] ?? weekday,
      detail: (names[ahead] ? `${weekday} ${dayOfMonth}` : dayOfMonth) + from,
      ...(closedTimes.length > 0 && { closedTimes }),
      ...(closedTimes.length === windows.length && { closed: true }),
    };
  });
}

export function toPaymentsView({ t }: RequestContext) {
  return paymentOptions.map((value) => {
    const place = placeOfPayment(value);
    return {
      value,
      title: t(`checkout:payment.${value}`),
      ...(place && { detail: t(`checkout:paymentAt.${place}`) }),
      deliveries: deliveryOptions.filter((delivery) => allowsPayment(value, delivery)),
    };
  });
}

export type PaymentView = ReturnType<typeof toPaymentsView>[number];
