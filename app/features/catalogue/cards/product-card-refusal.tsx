import { useEffect, useRef } from 'react';
import type { RejectedLine } from '~server/domain/rejected-line';
import { FieldErrorMessage } from '~/ui/fields/field-frame';
import { FetcherForm } from '~/ui/forms/fetcher-form';
import { FormKey } from '~/ui/forms/form-key';
import { quantityFieldId } from '~/ui/fields/quantity';
import { SplitOffers } from '~/ui/forms/split-offers';
import { SubmitButton } from '~/ui/forms/submit-button';
import type { OnAnswer } from './use-list-answer';

export function addKey(productId: string): string {
  return `add-${productId}`;
}

function offerId(productId: string, index: number): string {
  return `offer-${productId}-${String(index)}`;
}

function splitId(productId: string, index: number): string {
  return `split-${productId}-${String(index)}`;
}

type NoteProps = {
  rejected: RejectedLine;
  /** 'Взяти 2 пачки' of the offer's own words. */
  take: (offer: string) => string;
  pendingLabel: string;
};

/** Why the quantity was refused, and a button for each quantity that would be taken, alone or with others for the rest. */
export function RejectionNote({ rejected, take, pendingLabel }: NoteProps) {
  const { productId, message, offers, splits, isInPlace } = rejected;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isInPlace) note.current?.scrollIntoView({ block: 'nearest' });
  }, [rejected, isInPlace]);
  return (
    <div ref={note} role={isInPlace && 'alert'}>
      <FieldErrorMessage id={quantityFieldId(productId)} error={message} />
      {offers.length > 0 && (
        <div className="flex flex-wrap gap-2 pt-2">
          {offers.map(({ label }, index) => (
            <SubmitButton
              key={label}
              form={offerId(productId, index)}
              variant="outline"
              size="sm"
              mark={{ productId, offer: String(index) }}
              pendingLabel={pendingLabel}
              className="text-small"
            >
              {take(label)}
            </SubmitButton>
          ))}
        </div>
      )}
      <SplitOffers
        splits={splits}
        pendingLabel={pendingLabel}
        buttonProps={(_, index) => ({ form: splitId(productId, index) })}
      />
    </div>
  );
}

/** The forms behind the buttons of a refusal; they stand apart because the buttons may stand in another form. */
export function OfferForms({
  rejected: { productId, offers, splits = [], isChange },
  action,
  onAnswer,
}: {
  rejected: RejectedLine;
  action: string;
  onAnswer?: OnAnswer | undefined;
}) {
  const form = { fetcherKey: addKey(productId), action, onAnswer, hidden: true };
  const intent = isChange ? 'changeQuantity' : 'add';
  return (
    <>
      {offers.map(({ quantity, unit, label }, index) => (
        <FetcherForm key={label} {...form} id={offerId(productId, index)}>
          <FormKey />
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="offer" value={index} />
          <input type="hidden" name="productId" value={productId} />
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="unit" value={unit} />
        </FetcherForm>
      ))}
      {splits.map(({ value }, index) => (
        <FetcherForm key={value} {...form} id={splitId(productId, index)}>
          <FormKey />
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="split" value={value} />
        </FetcherForm>
      ))}
    </>
  );
}

type RejectionProps = {
  rejected: RejectedLine | undefined;
  action: string;
  labels: { take: (offer: string) => string; adding: string };
  onAnswer?: OnAnswer | undefined;
};

/** A refusal under the form it belongs to: why, and what would be taken; nothing where there is none. */
export function Rejection({ rejected, action, labels, onAnswer }: RejectionProps) {
  if (!rejected) return null;
  return (
    <>
      <RejectionNote rejected={rejected} take={labels.take} pendingLabel={labels.adding} />
      <OfferForms rejected={rejected} action={action} onAnswer={onAnswer} />
    </>
  );
}
