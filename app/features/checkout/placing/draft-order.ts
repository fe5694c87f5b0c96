import { paymentMethodOf } from '~server/domain/payment-options';
import { writeAddition } from '~server/domain/addition';
import { writeComment, type Substitution } from '~server/domain/substitution';
import type { OrderDraft } from '~server/contract/documents';
import type { OrderChoice } from './check-order';
import type { OrderCart } from './order-cart';
import { toDecimal } from '~server/contract/money';

/** The request body of a new order. @param payment label of a payment without a name in the API, for the comment @param addsTo number of the order that it is added to */
export function draftOrder(
  choice: OrderChoice,
  cart: OrderCart,
  payment: string | null,
  substitution: Substitution = { choice: '', lines: new Map() },
  addsTo: string | null = null,
): OrderDraft {
  const text = [payment, choice.comment].filter(Boolean).join('\n');
  const comment = writeAddition(addsTo, writeComment({ text, ...substitution }));
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
