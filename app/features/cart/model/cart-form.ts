import * as z from 'zod';
import { parseUnit, parseUnitName, textIn, textsIn } from '~server/domain/form-fields';
import { hasPairedFields, parseLineInputValues } from '~server/domain/line-inputs';
import { parseSplit } from '~server/domain/split-shortage';
import type { Unit } from '~server/domain/unit-words';
import { EMBEDDED_INTENT_NAME } from '~/ui/forms/embedded-form';
import { INITIAL_QUANTITY, PRODUCT_ID, lineIdentityFields, type LineIdentity } from './line-identity';

export interface LineInput {
  readonly productId: string;
  readonly quantity: string;
  /** Undefined for an unknown unit; the line cannot be ordered then. */
  readonly unit: Unit | undefined;
  /** Row of the order form, where a product may occur in several rows. */
  readonly row?: number | undefined;
}

export interface QuantityUpdate extends LineIdentity {
  readonly quantity: string;
  readonly unit: Unit | undefined;
}

// No `instanceof`: the server may use another FormData class.
const form = z.custom<FormData>();
const pairedForm = form.refine(hasPairedFields, 'cart:unpaired');

/** Schemas of the cart forms by intent; error messages are message keys. */
export const cartForms = {
  add: pairedForm.transform(parseLineInputs),
  addAgain: pairedForm.transform(parseLineInputs),
  changeQuantity: pairedForm.transform(parseQuantityUpdates),
  remove: form.transform((fields) => ({ itemId: textIn(fields, 'itemId'), productId: textIn(fields, PRODUCT_ID) })),
  acceptChanges: form.transform((fields) => textIn(fields, 'seen')),
  trim: pairedForm
    .transform(parseSizes)
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

/** Parses `productId` and `quantity` pairs with one `unit`. A `split` replaces the line of its first product. */
export function parseLineInputs(fields: FormData): LineInput[] {
  const unit = parseUnit(fields);
  const lines = parseLineInputValues(fields).map((line): LineInput => ({ ...line, unit: line.unit ?? unit }));
  return textsIn(fields, 'split').reduce((others: readonly LineInput[], split) => {
    const parts = parseSplit(split).map((part): LineInput => ({ ...part, unit: 'piece' }));
    return [...parts, ...others.filter(({ productId }) => productId !== parts[0]?.productId)];
  }, lines) as LineInput[];
}

function parseQuantityUpdates(fields: FormData): QuantityUpdate[] {
  const [products, quantities] = [textsIn(fields, PRODUCT_ID), textsIn(fields, 'quantity')];
  const units = textsIn(fields, 'unit');
  return textsIn(fields, 'itemId').map((itemId, at) => ({
    itemId,
    productId: products[at],
    quantity: quantities[at] ?? '',
    unit: parseUnitName(units[at] ?? ''),
  }));
}

/** NaN for invalid numbers: an empty text would remove its line. */
function parseSizes(fields: FormData) {
  const quantities = textsIn(fields, 'quantity');
  return textsIn(fields, 'itemId').map((itemId, at) => {
    const quantity = quantities[at] ?? '';
    return { itemId, pieces: /^\d{1,9}$/.test(quantity) ? Number(quantity) : NaN };
  });
}

export function parseUnsaved(fields: FormData): QuantityUpdate[] {
  const initial = textsIn(fields, INITIAL_QUANTITY);
  return parseQuantityUpdates(fields).filter(({ quantity }, at) => quantity !== initial[at]);
}

/** The embedded form of the pressed button, or null. Enter presses the first button, so the changed line counts. */
export function parseEmbeddedIntent(fields: FormData): FormData | null {
  const value = fields.get(EMBEDDED_INTENT_NAME);
  if (typeof value !== 'string') return null;
  const embedded = new FormData();
  for (const [name, text] of new URLSearchParams(value)) embedded.append(name, text);
  const isEnter = value === '';
  if (!isEnter && (embedded.get('intent') !== 'changeQuantity' || embedded.has('quantity'))) return embedded;

  const unsaved = parseUnsaved(fields);
  const named = parseQuantityUpdates(fields).filter(({ itemId }) => isEnter || itemId === textIn(embedded, 'itemId'));
  const change = new FormData();
  change.set('intent', 'changeQuantity');
  for (const { quantity, unit = 'unknown', ...line } of unsaved.length > 0 ? unsaved : named.slice(0, 1))
    for (const [name, text] of Object.entries({ ...lineIdentityFields(line), quantity, unit }))
      change.append(name, text);
  return change;
}
