import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { LineInputValue } from '~server/domain/line-inputs';
import { quantityFieldId } from '~/ui/fields/quantity';

type Props = {
  input: LineInputValue;
  /** The good, for screen readers. */
  name: string;
  isRejected: boolean;
  describedBy: string;
};

/** In their order. */
export const roundBoxes = ['norm', 'left', 'quantity'] as const;

export function roundBoxId(box: (typeof roundBoxes)[number], productId: string): string {
  return box === 'quantity' ? quantityFieldId(productId) : `${box}-${productId}`;
}

/** What is wanted, what is left and what is ordered of a good, in pieces. */
export function RoundBoxes({ input, name, isRejected, describedBy }: Props) {
  const { t } = useTranslation('sheet');
  const { productId } = input;
  return (
    <div data-row className="grid w-full flex-none grid-cols-3 gap-2 sm:w-72">
      {roundBoxes.map((box) => (
        <label key={box} className="grid gap-0.5 text-fine font-medium text-muted">
          <span className="lg:sr-only">{t(`round.${box}`)}</span>
          <span className="sr-only">{name}</span>
          <input
            type="text"
            inputMode="numeric"
            enterKeyHint="next"
            autoComplete="off"
            name={box}
            id={roundBoxId(box, productId)}
            defaultValue={input[box] ?? ''}
            aria-invalid={(box === 'quantity' && isRejected) || undefined}
            aria-describedby={box === 'quantity' ? describedBy : undefined}
            className={clsx(
              'round-box',
              box === 'quantity' && 'font-semibold text-ink',
              box === 'quantity' && isRejected && 'border-2 border-poppy-ink',
            )}
          />
        </label>
      ))}
    </div>
  );
}
