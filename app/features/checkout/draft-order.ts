import { paymentMethodOf } from '~server/domain/payment-options';
import { writeComment, type Substitution } from '~server/domain/substitution';
import type { OrderDraft } from '~server/contract/documents';
import type { OrderChoice } from './check-order';
import type { OrderCart } from './order-cart';
import { toDecimal } from '~server/contract/money';

/** The request body of a new order. @param payment label of a payment without a name in the API, for the comment */
export function draftOrder(
  choice: OrderChoice,
  cart: OrderCart,
  payment: string | null,
  substitution: Substitution = { choice: '', lines: new Map() },
): OrderDraft {
  const text = [payment, choice.comment].filter(Boolean).join('\n');
  const comment = writeComment({ text, ...substitution });
  return {
    documentType: 'order',
    deliveryType: choice.deliveryType,
    deliveryDate: choice.deliveryDate,
    deliveryTime: choice.deliveryTime,
    ...(choice.customerAddressId === null ? {} : { customerAddressId: choice.customerAddressId }),
    paymentMethod: paymentMethodOf(choice.payment),
    ...(comment === '' ? {} : { comment }),
    items: cart.lines.map(({ productId, quantity, price, discount, total }) => ({
      productId,
      quantity,
      price: toDecimal(price),
      discount: toDecimal(discount),
      total: toDecimal(total),
    })),
  };
}
