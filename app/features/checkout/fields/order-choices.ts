import type { ChosenView } from './last-order-view.server';
import type { AddressView } from './delivery-view.server';
import type { CheckoutValues } from './form-values';

const groups = ['deliveryType', 'deliveryDate', 'deliveryTime', 'customerAddressId', 'paymentMethod'] as const;
export type ChoiceName = (typeof groups)[number];
export type NewChoices = Partial<Record<ChoiceName, string>>;

export interface OrderChoices extends Readonly<Record<Exclude<ChoiceName, 'customerAddressId'>, string>> {
  /** Chosen addresses, last first: after a change of delivery an earlier one may apply again. */
  readonly addressIds: readonly string[];
}

/** The initial choices: submitted values, otherwise the suggestions of the page. */
export function initialChoices({ view, typed }: { view: ChosenView; typed: CheckoutValues }): OrderChoices {
  const { deliveryType, deliveryDate, deliveryTime, paymentMethod, customerAddressId } = { ...view, ...typed };
  const addressIds = [customerAddressId, view.customerAddressId].filter((id) => id !== '');
  return { deliveryType, deliveryDate, deliveryTime, paymentMethod, addressIds };
}

export function choose(
  { addressIds, ...choices }: OrderChoices,
  { customerAddressId, ...made }: NewChoices,
): OrderChoices {
  const others = addressIds.filter((id) => id !== customerAddressId);
  return { ...choices, ...made, addressIds: customerAddressId ? [customerAddressId, ...others] : addressIds };
}

/** The last chosen address that the delivery accepts, otherwise the first such address. */
export function chosenAddress(addresses: readonly AddressView[], { deliveryType, addressIds }: OrderChoices) {
  const taken = addresses.filter(({ takenBy }) => takenBy.some((each) => each === deliveryType)).map(({ id }) => id);
  return addressIds.find((id) => taken.includes(id)) ?? taken[0];
}

/** Reads the choices from the page. Not by FormData, which would collect the cart lines too. */
export function parseChoices(form: HTMLFormElement): NewChoices {
  return Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input:checked:enabled')]
      .filter(({ name }) => groups.some((group) => group === name))
      .map(({ name, value }) => [name, value]),
  );
}
