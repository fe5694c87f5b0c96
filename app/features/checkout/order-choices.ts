import type { AddressView, ChosenView } from './checkout-view';
import type { CheckoutValues } from './form-values';

/** The groups of an order form in which one is chosen. */
const groups = ['deliveryType', 'deliveryDate', 'deliveryTime', 'customerAddressId', 'paymentMethod'] as const;
export type ChoiceName = (typeof groups)[number];
export type NewChoices = Partial<Record<ChoiceName, string>>;

/** What is chosen in an order form. */
export interface OrderChoices extends Readonly<Record<Exclude<ChoiceName, 'customerAddressId'>, string>> {
  /** The addresses that have been chosen, the last first: another way of delivery may take none of them, and the one after it them again. */
  readonly addressIds: readonly string[];
}

/** The choices a form starts with: what was typed before, else as the page suggests. */
export function initialChoices({ view, typed }: { view: ChosenView; typed: CheckoutValues }): OrderChoices {
  const { deliveryType, deliveryDate, deliveryTime, paymentMethod, customerAddressId } = { ...view, ...typed };
  const addressIds = [customerAddressId, view.customerAddressId].filter((id) => id !== '');
  return { deliveryType, deliveryDate, deliveryTime, paymentMethod, addressIds };
}

/** The choices after some of them were made anew. */
export function choose(
  { addressIds, ...choices }: OrderChoices,
  { customerAddressId, ...made }: NewChoices,
): OrderChoices {
  const others = addressIds.filter((id) => id !== customerAddressId);
  return { ...choices, ...made, addressIds: customerAddressId ? [customerAddressId, ...others] : addressIds };
}

/** The address that stands chosen: the last chosen of those that the way of delivery takes, else the first of these. */
export function chosenAddress(
  addresses: readonly AddressView[],
  { deliveryType, addressIds }: OrderChoices,
): string | undefined {
  const taken = addresses.filter(({ takenBy }) => takenBy.some((each) => each === deliveryType)).map(({ id }) => id);
  return addressIds.find((id) => taken.includes(id)) ?? taken[0];
}

/** What is chosen in a form on the page. Not as FormData: making one asks the lines of the cart for what is typed there. */
export function parseChoices(form: HTMLFormElement): NewChoices {
  return Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input:checked:enabled')]
      .filter(({ name }) => groups.some((group) => group === name))
      .map(({ name, value }) => [name, value]),
  );
}
