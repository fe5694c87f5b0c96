import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import type { SheetActionData } from '~/domain/rejected-line';
import { ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';

type Rejected = SheetActionData['rejected'][number];

type Props<Line extends Rejected> = {
  answer: { readonly text: string; readonly rejected: readonly Line[]; readonly error?: string | undefined };
  /** Id of the field that a line leads to; what stands nowhere on the sheet has none. */
  fieldOf: (line: Line) => string | undefined;
  /** Whether nothing was asked for, which is said. */
  isOrder?: boolean;
};

/** After an order sheet was sent: what got into the cart all the same, and each line that did not. */
export function SheetOutcome<Line extends Rejected>({
  answer: { text, rejected, error },
  fieldOf,
  isOrder = true,
}: Props<Line>) {
  const { t } = useTranslation('sheet');
  const cart = useLinks().to('checkout');
  const errors = rejected.map((line) => ({ fieldId: fieldOf(line), message: `${line.name}: ${line.message}` }));
  const ofAll = error ?? (errors.length === 0 && isOrder ? t('askForOne') : undefined);
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
        title={rejected.some(({ isUnknown }) => isUnknown) ? t('common:checkForm') : t('notAdded')}
        errors={ofAll === undefined ? errors : [{ message: ofAll }]}
      />
    </>
  );
}
