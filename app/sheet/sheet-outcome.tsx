import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import type { SheetAnswer } from '~/trade/refused-line';
import { ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';

type Refused = SheetAnswer['refused'][number];

type Props<Line extends Refused> = {
  answer: { readonly text: string; readonly refused: readonly Line[]; readonly fault?: string | undefined };
  /** Id of the field that a line leads to; what stands nowhere on the sheet has none. */
  fieldOf: (line: Line) => string | undefined;
  /** Whether nothing was asked for, which is said. */
  isOrder?: boolean;
};

/** After an order sheet was sent: what got into the cart all the same, and each line that did not. */
export function SheetOutcome<Line extends Refused>({
  answer: { text, refused, fault },
  fieldOf,
  isOrder = true,
}: Props<Line>) {
  const { t } = useTranslation('sheet');
  const cart = useLinks().to('checkout');
  const faults = refused.map((line) => ({ fieldId: fieldOf(line), message: `${line.name}: ${line.message}` }));
  const ofAll = fault ?? (faults.length === 0 && isOrder ? t('askForOne') : undefined);
  return (
    <>
      {text !== '' && (
        <div className="mb-4">
          <Notice
            tone="success"
            action={
              <ButtonLink href={cart} look="outline">
                {t('toCart')}
              </ButtonLink>
            }
          >
            {text}
          </Notice>
        </div>
      )}
      <ErrorSummary
        title={refused.some(({ isUnknown }) => isUnknown) ? t('words:checkForm') : t('notAdded')}
        faults={ofAll === undefined ? faults : [{ message: ofAll }]}
      />
    </>
  );
}
