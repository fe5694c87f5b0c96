import * as z from 'zod';
import { checkOrder, type OrderFacts } from './check-order';

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

/** The same with what can be delivered and paid now; a fault is the message key at its field. */
export function orderForm(facts: OrderFacts) {
  return orderFields.superRefine((fields, context) => {
    const checked = checkOrder(fields, facts);
    if (checked.ok) return;
    for (const [name, message] of Object.entries(checked.errors))
      context.addIssue({ code: 'custom', path: [name], message });
  });
}
