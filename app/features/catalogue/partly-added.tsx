import { useTranslation } from 'react-i18next';
import type { ListAnswer } from '~/trade/refused-line';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { quantityFieldId } from '~/ui/quantity';
import type { ProductCardView } from './product-view';
import type { ListAnswerSoFar } from './use-list-answer';

type Props = {
  answer: ListAnswer & Partial<ListAnswerSoFar>;
  /** Those on the page: a line leads to the box of its product where that has one. */
  products: readonly Pick<ProductCardView, 'id' | 'ordering'>[];
};

/** After a form with several lines: what was added all the same, and each line that was not. */
export function PartlyAdded({ answer, products }: Props) {
  const { t } = useTranslation('catalogue');
  const fieldOf = (productId: string) =>
    products.some(({ id, ordering }) => id === productId && ordering) ? quantityFieldId(productId) : undefined;
  return (
    <>
      {answer.text !== '' && (
        <div className="mb-4">
          <Notice tone="success" title={answer.added && answer.text}>
            {answer.added ? (
              <ul>
                {answer.added.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              answer.text
            )}
          </Notice>
        </div>
      )}
      {answer.fault && (
        <ErrorSummary from={answer.from} title={t('words:checkForm')} faults={[{ message: answer.fault.message }]} />
      )}
      <ErrorSummary
        from={answer.from}
        title={
          answer.refused.some(({ isUnknown }) => isUnknown)
            ? t('words:checkForm')
            : t('notAdded', { count: answer.refused.length })
        }
        faults={answer.refused.map(({ productId, name, message }) => ({
          fieldId: fieldOf(productId),
          message: `${name}: ${message}`,
        }))}
      />
    </>
  );
}
