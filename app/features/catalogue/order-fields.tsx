import { useEffect, useRef, useState } from 'react';
import type { RejectedLine } from '~/domain/rejected-line';
import { formatAmount } from '~/i18n/formats';
import { quantityFieldId } from '~/ui/quantity';
import { QuantityField } from '~/ui/quantity-field';
import { SubmitButton } from '~/ui/submit-button';
import { useLanguage } from '~/use-links';
import { useDescribeQuantity } from './describe-quantity';
import { priceTyped } from './price-typed';
import type { OfferView } from './product-view';

export interface AddLabels {
  /** 'Додати' */
  add: string;
  /** 'Додаємо' */
  adding: string;
  /** 'Кількість' */
  quantity: string;
  less: string;
  more: string;
  /** What is counted, packs or pieces: 'пач.', 'шт'; beside a number as it goes with that. */
  unit: (packSize: number | undefined, count?: number) => string;
  /** Address of a product's page. */
  hrefOf: (productId: string) => string;
  /** 'Взяти {2 пачки}' */
  take: (offer: string) => string;
}

type Props = {
  offer: Pick<OfferView, 'id' | 'name' | 'accessibleName' | 'ordering'>;
  labels: AddLabels;
  /** What stands in the box at first. */
  initial?: string | undefined;
  /** The last try was refused: its quantity stays. */
  rejected: RejectedLine | undefined;
  /** `sm`: one of many, with the price on the button; `large`: alone, with what the quantity comes to under it. */
  size: 'sm' | 'large';
};

/** The unit, the quantity and the button of a form that adds a product. */
export function OrderFields({ offer, labels, initial = '1', rejected, size }: Props) {
  const { id, name, accessibleName: accessibleName = name, ordering } = offer;
  const language = useLanguage();
  const describe = useDescribeQuantity();
  const [typed, setTyped] = useState(rejected?.typed ?? initial);
  const actions = useRef<HTMLDivElement>(null);
  const packSize = ordering?.packSize;
  const unit = rejected?.unit ?? (packSize === undefined ? 'piece' : 'pack');
  const counted = unit === 'pack' ? packSize : undefined;
  const priced = ordering && priceTyped(ordering, typed, unit);
  // It may have been typed before the scripts came.
  useEffect(() => setTyped((text) => actions.current?.querySelector('input')?.value ?? text), []);
  return (
    <>
      <input type="hidden" name="unit" value={unit} />
      <div ref={actions} className="variety-actions">
        <QuantityField
          name="quantity"
          id={quantityFieldId(id)}
          label={`${labels.quantity}: ${accessibleName}, ${labels.unit(counted)}`}
          packSize={packSize}
          unit={(count) => labels.unit(counted, count)}
          narrow={size === 'sm'}
          lessLabel={labels.less}
          moreLabel={labels.more}
          initial={rejected?.typed ?? initial}
          error={rejected !== undefined}
          describedBy={rejected && `${quantityFieldId(id)}-error`}
          onQuantity={setTyped}
          answer={`${rejected?.typed ?? ''} ${ordering?.inCart ?? ''}`}
        />
        <SubmitButton
          mark={{ intent: 'add', productId: id, offer: null }}
          pendingLabel={labels.adding}
          aria-label={`${labels.add}: ${accessibleName}`}
          size={size}
        >
          <span>{labels.add}</span>
          {size === 'sm' && (
            <small className="invisible font-normal ready:visible">
              {priced?.ok ? formatAmount(language, priced.total) : undefined}
            </small>
          )}
        </SubmitButton>
      </div>
      {size === 'large' && (
        <p className="pt-2 text-small font-medium" aria-live="polite">
          {ordering && describe(ordering, typed, unit)}
        </p>
      )}
    </>
  );
}
