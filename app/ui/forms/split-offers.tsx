import type { ComponentPropsWithoutRef } from 'react';
import type { OfferedSplit } from '~server/domain/rejected-line';
import { SubmitButton } from './submit-button';

type Props = {
  splits: readonly OfferedSplit[] | undefined;
  pendingLabel: string;
  /** Attributes of a button; by default it sends the field `split`. */
  buttonProps?: (split: OfferedSplit, index: number) => ComponentPropsWithoutRef<'button'>;
};

const defaultButtonProps = ({ value }: OfferedSplit) => ({ name: 'split', value });

/** Buttons 'Взяти 40 шт і 60 шт Explorer': the rest of a product with substitutes. */
export function SplitOffers({ splits = [], pendingLabel, buttonProps = defaultButtonProps }: Props) {
  if (splits.length === 0) return null;
  return (
    <ul className="grid gap-2 pt-2">
      {splits.map((split, index) => (
        <li key={split.value} className="min-w-0">
          <SubmitButton
            variant="outline"
            size="sm"
            className="text-small"
            mark={{ split: split.value }}
            pendingLabel={pendingLabel}
            {...buttonProps(split, index)}
          >
            {split.label}
          </SubmitButton>
          <p className="pt-0.5 text-fine text-muted">{split.detail}</p>
        </li>
      ))}
    </ul>
  );
}
