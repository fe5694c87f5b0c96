import * as z from 'zod';
import { textIn, textsIn } from '~/domain/form-fields';
import { isPaired } from '~/domain/line-inputs';
import { parseLineIdentity, parseQuantityUpdates } from './line-identity';
import { parseLineInputs } from './line-input';

// No `instanceof`: a server may bring a FormData of its own.
const form = z.custom<FormData>();
const pairedForm = form.refine(isPaired, 'cart:unpaired');

/** The forms of the cart by their intent: what each is read as. Messages are message keys. */
export const cartForms = {
  /** `productId` and `quantity`, repeated in pairs, and `unit`; `split` stands in for a line. */
  add: pairedForm.transform(parseLineInputs),
  /** Puts a line back, after a removal or a change that lost it. */
  addAgain: pairedForm.transform(parseLineInputs),
  /** `itemId`, `quantity`, `unit`, repeated for each line. */
  changeQuantity: pairedForm.transform(parseQuantityUpdates),
  remove: form.transform(parseLineIdentity),
  /** `seen` stands for the changes that were shown. */
  acceptChanges: form.transform((fields) => textIn(fields, 'seen')),
  /** Makes lines smaller: `itemId` and `quantity` in pieces, repeated in pairs; 0 takes a line out. */
  trim: pairedForm
    .transform(readSizes)
    .refine((sizes) => !sizes.some(({ pieces }) => Number.isNaN(pieces)), 'cart:unpaired'),
  /** Takes what is left of a line and others for the rest. */
  split: form.transform((fields) => ({ itemId: textIn(fields, 'itemId'), split: textIn(fields, 'split') })),
} as const;

export type CartIntent = keyof typeof cartForms;

/**
 * The intent that a form names; null where it names none of the cart's. The documented forms of a customer's own scripts may name none: a line and its
 * new quantity, or a line to remove.
 */
export function parseCartIntent(fields: FormData): CartIntent | null {
  const named = textIn(fields, 'intent');
  if (named !== '') return Object.hasOwn(cartForms, named) ? (named as CartIntent) : null;
  if (!fields.has('itemId')) return null;
  return fields.has('quantity') ? 'changeQuantity' : 'remove';
}

/** NaN for what is no number: an empty text would take its line out. */
function readSizes(fields: FormData) {
  const quantities = textsIn(fields, 'quantity');
  return textsIn(fields, 'itemId').map((itemId, at) => {
    const quantity = quantities[at] ?? '';
    return { itemId, pieces: /^\d{1,9}$/.test(quantity) ? Number(quantity) : NaN };
  });
}
