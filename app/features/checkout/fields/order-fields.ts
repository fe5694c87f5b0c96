import * as z from 'zod';
import { parseLineChoices, substitutionChoices } from '~server/domain/substitution';

const text = z.string().optional();

/** The submitted order form; `checkOrder` validates its values. */
export const orderFields = z.object({
  deliveryType: text,
  deliveryDate: text,
  deliveryTime: text,
  customerAddressId: text,
  paymentMethod: text,
  // Browsers send line breaks as CRLF.
  comment: z
    .string()
    .optional()
    .transform((comment) => (comment ?? '').replaceAll('\r\n', '\n').trim()),
  substitution: z.enum(['', ...substitutionChoices]).optional(),
  lineSubstitutions: text.refine(parseLineChoices, 'checkout:fault.lineSubstitutions'),
  /** Id of the order that this one is added to. */
  with: text,
  orderKey: text,
  confirmCreditLimit: text,
});
export type OrderFields = z.output<typeof orderFields>;
