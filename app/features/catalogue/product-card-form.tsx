import { Form } from '@remix-run/react';
import { CheckIcon } from '~/ui/icons';
import { QuantityField } from '~/ui/quantity-field';
import { SubmitButton } from '~/ui/submit-button';
import type { OrderingView } from './product-view';

export interface AddWords {
  /** 'Додати' */
  add: string;
  /** 'Додаємо' */
  adding: string;
  /** 'Кількість' */
  quantity: string;
  less: string;
  more: string;
}

type Props = {
  productId: string;
  name: string;
  ordering: OrderingView;
  /** Where the form is sent. */
  action: string;
  words: AddWords;
  /** In place of the plain word: 'Додати 2 пачки'. */
  buttonText?: string | undefined;
  size?: 'snug' | 'large';
  /** Told, with scripts, whenever the quantity changes. */
  onQuantity?: ((quantity: number) => void) | undefined;
};

/** Adds a product to the cart: `productId`, `quantity`, `unit`. */
export function ProductCardForm({ productId, name, ordering, action, words, buttonText, size = 'snug', onQuantity }: Props) {
  const { unit, unitText, quantity, inCart } = ordering;
  return (
    <Form method="post" action={action} preventScrollReset className="mt-auto">
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="unit" value={unit} />
      {inCart !== undefined && (
        <p className="flex items-center gap-1 pt-0.5 text-small font-medium text-leaf-ink">
          <CheckIcon className="size-4 flex-none" />
          {inCart}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-2.5">
        <QuantityField
          name="quantity"
          label={`${words.quantity}: ${name}, ${unitText}`}
          lessLabel={words.less}
          moreLabel={words.more}
          initial={quantity}
          onQuantity={onQuantity}
        />
        <SubmitButton
          look={inCart === undefined ? 'primary' : 'quiet'}
          size={size}
          mark={{ productId }}
          pendingLabel={words.adding}
          className="flex-1"
        >
          {buttonText ?? words.add}
        </SubmitButton>
      </div>
    </Form>
  );
}
