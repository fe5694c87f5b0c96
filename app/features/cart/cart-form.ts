import * as z from 'zod';
import { textIn, textsIn } from '~/domain/form-fields';
import { hasPairedFields } from '~/domain/line-inputs';
import { parseLineIdentity, parseQuantityUpdates } from './line-identity';
import { parseLineInputs } from './line-input';

// No `instanceof`: the server may use another FormData class.
const form = z.custom<FormData>();
const pairedForm = form.refine(hasPairedFields, 'cart:unpaired');

/** Schemas of the cart forms by intent; error messages are message keys. */
export const cartForms = {
  add: pairedForm.transform(parseLineInputs),
  addAgain: pairedForm.transform(parseLineInputs),
  changeQuantity: pairedForm.transform(parseQuantityUpdates),
  remove: form.transform(parseLineIdentity),
  acceptChanges: form.transform((fields) => textIn(fields, 'seen')),
  trim: pairedForm
    .transform(readSizes)
    .refine((sizes) => !sizes.some(({ pieces }) => Number.isNaN(pieces)), 'cart:unpaired'),
  split: form.transform((fields) => ({ itemId: textIn(fields, 'itemId'), split: textIn(fields, 'split') })),
} as const;

export type CartIntent = keyof typeof cartForms;

/** The intent of a form, or null. Documented forms without an intent change or remove a line. */
export function parseCartIntent(fields: FormData): CartIntent | null {
  const named = textIn(fields, 'intent');
  if (named !== '') return Object.hasOwn(cartForms, named) ? (named as CartIntent) : null;
  if (!fields.has('itemId')) return null;
  return fields.has('quantity') ? 'changeQuantity' : 'remove';
}

/** NaN for invalid numbers: an empty text would remove its line. */
function readSizes(fields: FormData) {
  const quantities = textsIn(fields, 'quantity');
  return textsIn(fields, 'itemId').map((itemId, at) => {
    const quantity = quantities[at] ?? '';
    return { itemId, pieces: /^\d{1,9}$/.test(quantity) ? Number(quantity) : NaN };
  });
}
