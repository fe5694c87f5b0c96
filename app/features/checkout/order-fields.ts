import * as z from 'zod';

const text = z.string().optional();

/** The order form as it is sent; what its values mean is checked by `checkOrder`, so that all faults show at once. */
export const orderFields = z.object({
  deliveryType: text,
  deliveryDate: text,
  deliveryTime: text,
  customerAddressId: text,
  paymentMethod: text,
  // A browser sends line ends as two characters.
  comment: z
    .string()
    .optional()
    .transform((comment) => (comment ?? '').replaceAll('\r\n', '\n').trim()),
  orderKey: text,
  confirmCreditLimit: text,
});
export type OrderFields = z.output<typeof orderFields>;
