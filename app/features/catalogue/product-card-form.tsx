import type { RejectedLine } from '~server/domain/rejected-line';
import { FetcherForm } from '~/ui/fetcher-form';
import { FormKey } from '~/ui/form-key';
import { expectedChange } from './expected-change';
import { OrderFields, type AddLabels } from './order-fields';
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
