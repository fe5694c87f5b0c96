import type { RejectedLine } from '~/domain/rejected-line';
import { textIn } from '~/domain/form-fields';
import { FetcherForm } from '~/ui/fetcher-form';
import { FormKey } from '~/ui/form-key';
import { CheckIcon } from '~/ui/icons';
import { OrderFields, type AddLabels } from './order-fields';
import { priceTyped } from './price-typed';
import { addKey, Rejection } from './product-card-refusal';
import type { OfferView, OrderingView } from './product-view';
import type { OnAnswer } from './use-list-answer';

type Props = {
  offer: Pick<OfferView, 'id' | 'name' | 'accessibleName'> & { readonly ordering: OrderingView };
  /** Where the form is sent. */
  action: string;
  labels: AddLabels;
  /** The last try was refused: its quantity stays, with why and what would be taken. */
  rejected?: RejectedLine | undefined;
  onAnswer?: OnAnswer | undefined;
};

/** Adds a product to the cart: `productId`, `quantity`, `unit`; `intent` tells it from its offers, which send these too. */
export function ProductCardForm({ offer, action, labels, rejected, onAnswer }: Props) {
  const { id, ordering } = offer;
  return (
    <div>
      <FetcherForm
        fetcherKey={addKey(id)}
        action={action}
        addFields={(form) => expectedAddition(ordering, form)}
        onAnswer={onAnswer}
      >
        <FormKey />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={id} />
        {ordering.inCart !== undefined && (
          <p className="flex items-center gap-1 pt-0.5 text-small font-medium text-leaf-ink">
            <CheckIcon className="size-4" />
            <span>{ordering.inCart}</span>
          </p>
        )}
        <OrderFields offer={offer} labels={labels} rejected={rejected} size="large" />
      </FetcherForm>
      <Rejection rejected={rejected} action={action} labels={labels} onAnswer={onAnswer} />
    </div>
  );
}

/** Fields that tell the cart link what a sent form will add while it is pending. */
export function expectedAddition(ordering: OrderingView, form: FormData) {
  const unit = textIn(form, 'unit') === 'piece' ? 'piece' : 'pack';
  const priced = priceTyped(ordering, textIn(form, 'quantity'), unit);
  return {
    expectedLines: ordering.inCart === undefined ? '1' : '0',
    expectedTotal: String(priced.ok ? priced.total.amount : 0),
  };
}
