import type { SubmissionResult } from '@conform-to/dom';
import type { AddressView } from './checkout-view';

/** Names of the order form's fields that a customer fills in, and its key. */
export const checkoutFieldNames = [
  'deliveryType',
  'deliveryDate',
  'deliveryTime',
  'customerAddressId',
  'paymentMethod',
  'comment',
  'orderKey',
] as const;
export type CheckoutValues = Partial<Record<(typeof checkoutFieldNames)[number], string>>;

/** What was typed into an order form that comes back; only single texts count, and what was left out stays so. */
export function checkoutValuesSchema(result: SubmissionResult): CheckoutValues {
  return pick((name) => result.initialValue?.[name] ?? '');
}

/** The same of a form that was kept while its customer signed in again. */
export function checkoutValues(form: FormData): CheckoutValues {
  return pick((name) => form.get(name));
}

/** The same with an address that was added for the order: it is chosen, and a way of delivery that takes it. */
export function chooseAdded(
  fields: CheckoutValues | null,
  { id, takenBy }: AddressView,
  chosen: string,
): CheckoutValues {
  const delivery = fields?.deliveryType ?? chosen;
  return {
    ...fields,
    customerAddressId: id,
    deliveryType: takenBy.find((each) => each === delivery) ?? takenBy[0] ?? delivery,
  };
}

function pick(read: (name: string) => unknown): CheckoutValues {
  return Object.fromEntries(
    checkoutFieldNames.flatMap((name) => {
      const value = read(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
