import * as z from 'zod';

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
  orderKey: text,
  confirmCreditLimit: text,
});
export type OrderFields = z.output<typeof orderFields>;
