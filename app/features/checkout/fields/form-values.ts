import type { SubmissionResult } from '@conform-to/dom';
import type { AddressView } from './delivery-view.server';

export const checkoutFieldNames = [
  'deliveryType',
  'deliveryDate',
  'deliveryTime',
  'customerAddressId',
  'paymentMethod',
  'comment',
  'substitution',
  'lineSubstitutions',
  'with',
  'orderKey',
] as const;
export type CheckoutValues = Partial<Record<(typeof checkoutFieldNames)[number], string>>;

/** Parses submitted form values; repeated fields are ignored. */
export function checkoutValuesSchema(result: SubmissionResult): CheckoutValues {
  return pick((name) => result.initialValue?.[name] ?? '');
}

/** As {@link checkoutValuesSchema}, for a form saved before a new login. */
export function checkoutValues(form: FormData): CheckoutValues {
  return pick((name) => form.get(name));
}

/** Selects an added address and a delivery that accepts it. */
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
