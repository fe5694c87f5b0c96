import type { RejectedLine } from '~/domain/rejected-line';
import { textIn } from '~/domain/form-fields';
import { isZeroQuantity } from '~/domain/quantity';
import type { Unit } from '~/domain/unit-words';
import { FetcherForm } from '~/ui/fetcher-form';
import { FormKey } from '~/ui/form-key';
import { OrderFields, type AddLabels } from './order-fields';
import { priceTyped } from './price-typed';
import { addKey, Rejection } from './product-card-refusal';
import type { OfferView, OrderingView } from './product-view';
import type { OnAnswer } from './use-list-answer';

type Props = {
  offer: Pick<OfferView, 'id' | 'name' | 'accessibleName'> & { readonly ordering: OrderingView };
  action: string;
  labels: AddLabels;
  /** The last try was refused: its quantity stays, with why and what would be taken. */
  rejected?: RejectedLine | undefined;
  onAnswer?: OnAnswer | undefined;
};

/** Adds a product to the cart, or changes how much of it the cart holds: `intent`, `productId`, `quantity`, `unit`. */
export function ProductCardForm({ offer, action, labels, rejected, onAnswer }: Props) {
  const { id, ordering } = offer;
  return (
    <div>
      <FetcherForm
        fetcherKey={addKey(id)}
        action={action}
        addFields={(form) => expectedChange(ordering, form)}
        onAnswer={onAnswer}
      >
        <FormKey />
        <input type="hidden" name="productId" value={id} />
        <OrderFields offer={offer} labels={labels} rejected={rejected} size="large" />
      </FetcherForm>
      <Rejection rejected={rejected} action={action} labels={labels} onAnswer={onAnswer} />
    </div>
  );
}

/** Fields that tell the cart link what a sent form will change while it is pending. */
export function expectedChange(ordering: OrderingView, form: FormData) {
  const { inCart } = ordering;
  const totalOf = (typed: string, unit: Unit) => {
    const priced = priceTyped(ordering, typed, unit);
    return priced.ok ? priced.total.amount : 0;
  };
  const typed = textIn(form, 'quantity');
  const total = totalOf(typed, textIn(form, 'unit') === 'piece' ? 'piece' : 'pack');
  const isChange = inCart && textIn(form, 'intent') === 'changeQuantity';
  return {
    expectedLines: !inCart ? '1' : isChange && isZeroQuantity(typed) ? '-1' : '0',
    expectedTotal: String(isChange ? total - totalOf(String(inCart.quantity), inCart.unit) : total),
  };
}
