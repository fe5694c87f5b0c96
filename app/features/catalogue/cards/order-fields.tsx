import { useEffect, useRef, useState } from 'react';
import { isZeroQuantity } from '~server/domain/quantity';
import type { RejectedLine } from '~server/domain/rejected-line';
import { formatAmount } from '~/i18n/formats';
import { quantityFieldId } from '~/ui/fields/quantity';
import { QuantityField } from '~/ui/fields/quantity-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { useLanguage } from '~/use-links';
import { useDescribeQuantity } from './describe-quantity';
import { isOrderable, priceTyped, type Offer } from './offer';
import type { AddLabels } from '../list/catalogue-labels';

type Props = {
  offer: Offer;
  /** With grade, where that is not the first. */
  name: string;
  labels: AddLabels;
  /** What is added when nothing else is typed, also to what the cart holds. */
  initial?: string | undefined;
  /** The last try was refused: its quantity stays. */
  rejected: RejectedLine | undefined;
  /** `sm`: one of many, with the price on the button; `large`: alone, with what the quantity comes to under it. */
  size: 'sm' | 'large';
};

/** The intent, unit, quantity and button of a form that adds a product, or changes how much of it the cart holds. */
export function OrderFields({ offer, name, labels, initial, rejected, size }: Props) {
  const { id, packSize, available } = offer;
  const language = useLanguage();
  const describe = useDescribeQuantity();
  const held = labels.words.inCart(offer);
  const inCart = initial === undefined ? held : undefined;
  const filled = rejected?.typed ?? inCart?.typed ?? initial ?? '1';
  const [typed, setTyped] = useState(filled);
  const actions = useRef<HTMLDivElement>(null);
  const unit = rejected?.unit ?? (packSize === undefined ? 'piece' : 'pack');
  const counted = unit === 'pack' ? packSize : undefined;
  const priced = isOrderable(offer) ? priceTyped(offer, typed, unit) : undefined;
  const isInCart = inCart !== undefined && typed === inCart.typed;
  const [fieldId, inCartId] = [quantityFieldId(id), `${quantityFieldId(id)}-in-cart`];
  const intent = inCart ? 'changeQuantity' : 'add';
  const action = !inCart ? labels.add : isZeroQuantity(typed) ? labels.remove : labels.change;
  // It may have been typed before the scripts came.
  useEffect(() => setTyped((text) => actions.current?.querySelector('input')?.value ?? text), []);
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="unit" value={unit} />
      <div ref={actions} className="variety-actions">
        <QuantityField
          name="quantity"
          id={fieldId}
          label={`${labels.quantity}: ${name}, ${labels.unit(counted)}`}
          packSize={packSize}
          unit={(count) => (isInCart && size === 'sm' ? labels.inCart : labels.unit(counted, count))}
          narrow={size === 'sm'}
          lessLabel={labels.less}
          moreLabel={labels.more}
          min={inCart ? 0 : 1}
          max={priced && Math.floor(available / (counted ?? 1))}
          maxLabel={labels.noMore}
          initial={filled}
          error={rejected !== undefined}
          tinted={inCart !== undefined}
          describedBy={rejected ? `${fieldId}-error` : inCart && inCartId}
          onQuantity={setTyped}
          answer={`${rejected?.typed ?? ''} ${held?.text ?? ''}`}
        />
        <SubmitButton
          mark={{ intent, productId: id, offer: null }}
          pendingLabel={inCart ? labels.changing : labels.adding}
          aria-label={`${action}: ${name}`}
          variant={inCart && 'outline'}
          size={size}
        >
          <span>{action}</span>
          {size === 'sm' && <small>{priced?.ok ? formatAmount(language, priced.total) : undefined}</small>}
        </SubmitButton>
      </div>
      {inCart && (
        <span id={inCartId} className="sr-only">
          {inCart.text}
        </span>
      )}
      {size === 'large' && (
        <p className="pt-2 text-small font-medium" aria-live="polite">
          {isOrderable(offer) && [describe(offer, typed, unit), isInCart && labels.inCart].filter(Boolean).join(', ')}
        </p>
      )}
    </>
  );
}
