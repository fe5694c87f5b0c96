import clsx from 'clsx';
import type { RejectedLine } from '~/domain/rejected-line';
import { textIn } from '~/domain/form-fields';
import { priceLine } from '~/domain/pricing';
import { parseQuantityInput } from '~/domain/quantity';
import type { Unit } from '~/domain/unit-words';
import { FetcherForm } from '~/ui/fetcher-form';
import { FormKey } from '~/ui/form-key';
import { CheckIcon } from '~/ui/icons';
import { quantityFieldId } from '~/ui/quantity';
import { QuantityField } from '~/ui/quantity-field';
import { SubmitButton } from '~/ui/submit-button';
import { addKey, OfferForms, RejectionNote } from './product-card-refusal';
import type { OrderingView } from './product-view';
import type { OnAnswer } from './use-list-answer';
import { zero, type Money } from '~server/contract/money';

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
  productId: string;
  /** What it is called where it is heard: a list has one variety many times. */
  name: string;
  ordering: OrderingView;
  /** Where the form is sent. */
  action: string;
  labels: AddLabels;
  size?: 'snug' | 'large';
  /** The last try was refused: its quantity stays, with why and what would be taken. */
  rejected?: RejectedLine | undefined;
  /** Told, with scripts, whenever the quantity changes. */
  onQuantity?: ((typed: string) => void) | undefined;
  onAnswer?: OnAnswer | undefined;
};

/** Adds a product to the cart: `productId`, `quantity`, `unit`; `intent` tells it from its offers, which send these too. */
export function ProductCardForm({
  productId,
  name,
  ordering,
  action,
  labels,
  size = 'snug',
  rejected,
  onQuantity,
  onAnswer,
}: Props) {
  const { packSize, inCart } = ordering;
  const unit = rejected?.unit ?? (packSize === undefined ? 'piece' : 'pack');
  // Among many cards the one already taken steps back; on its own page adding stays the main act.
  const quiet = inCart !== undefined && size === 'snug';
  return (
    <div className="mt-auto">
      <FetcherForm
        fetcherKey={addKey(productId)}
        action={action}
        addFields={(form) => expectedAddition(ordering, form)}
        onAnswer={onAnswer}
      >
        <FormKey />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="unit" value={unit} />
        {inCart !== undefined && (
          <p className="flex items-center gap-1 pt-0.5 text-small font-medium text-leaf-ink">
            <CheckIcon className="size-4" />
            <span>{inCart}</span>
          </p>
        )}
        <div className="variety-actions">
          <QuantityField
            name="quantity"
            id={quantityFieldId(productId)}
            label={`${labels.quantity}: ${name}, ${labels.unit(unit === 'pack' ? packSize : undefined)}`}
            packSize={packSize}
            unit={(count) => labels.unit(unit === 'pack' ? packSize : undefined, count)}
            narrow={size === 'snug'}
            lessLabel={labels.less}
            moreLabel={labels.more}
            initial={rejected?.typed ?? 1}
            error={rejected !== undefined}
            describedBy={rejected && `${quantityFieldId(productId)}-error`}
            onQuantity={onQuantity}
            answer={`${rejected?.typed ?? ''} ${inCart ?? ''}`}
          />
          <SubmitButton
            look={quiet ? 'quiet' : 'primary'}
            size={size}
            mark={{ intent: 'add', productId, offer: null }}
            pendingLabel={labels.adding}
            aria-label={`${labels.add}: ${name}`}
            className={clsx('flex-1', quiet && '[.card:target_&]:bg-surface')}
          >
            {labels.add}
          </SubmitButton>
        </div>
      </FetcherForm>
      {rejected && (
        <>
          <RejectionNote rejected={rejected} take={labels.take} pendingLabel={labels.adding} />
          <OfferForms rejected={rejected} action={action} onAnswer={onAnswer} />
        </>
      )}
    </div>
  );
}

/** Fields that tell the cart link what a sent form will add while it is pending. */
export function expectedAddition(ordering: OrderingView, form: FormData) {
  const unit = textIn(form, 'unit') === 'piece' ? 'piece' : 'pack';
  return {
    expectedLines: ordering.inCart === undefined ? '1' : '0',
    expectedTotal: String(amountOf(ordering, textIn(form, 'quantity'), unit).amount),
  };
}

/** What so much of the product comes to; a quantity that cannot be read, nothing. */
function amountOf({ packSize, piecePrice, percentOff = 0 }: OrderingView, typed: string, unit: Unit): Money {
  const read = parseQuantityInput(typed, unit, packSize ?? null);
  return read.ok ? priceLine(piecePrice, read.pieces, percentOff).total : zero;
}
