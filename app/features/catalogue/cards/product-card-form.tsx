import type { RejectedLine } from '~server/domain/rejected-line';
import { FetcherForm } from '~/ui/forms/fetcher-form';
import { FormKey } from '~/ui/forms/form-key';
import { expectedChange, type OrderableOffer } from './offer';
import type { AddLabels } from '../list/catalogue-labels';
import { OrderFields } from './order-fields';
import { addKey, Rejection } from './product-card-refusal';
import type { OnAnswer } from './use-list-answer';

type Props = {
  offer: OrderableOffer;
  name: string;
  action: string;
  labels: AddLabels;
  /** The last try was refused: its quantity stays, with why and what would be taken. */
  rejected?: RejectedLine | undefined;
  onAnswer?: OnAnswer | undefined;
};

/** Adds a product to the cart, or changes how much of it the cart holds: `intent`, `productId`, `quantity`, `unit`. */
export function ProductCardForm({ offer, name, action, labels, rejected, onAnswer }: Props) {
  const { id } = offer;
  return (
    <div>
      <FetcherForm
        fetcherKey={addKey(id)}
        action={action}
        addFields={(form) => expectedChange(offer, form)}
        onAnswer={onAnswer}
      >
        <FormKey />
        <input type="hidden" name="productId" value={id} />
        <OrderFields offer={offer} name={name} labels={labels} rejected={rejected} size="large" />
      </FetcherForm>
      <Rejection rejected={rejected} action={action} labels={labels} onAnswer={onAnswer} />
    </div>
  );
}
