import { useTranslation } from 'react-i18next';
import type { ListResult } from '~server/domain/rejected-line';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { Notice } from '~/ui/overlays/notice';
import { quantityFieldId } from '~/ui/fields/quantity';
import { isOrderable, type Offer } from './offer';
import type { ListAnswerSoFar } from './use-list-answer';

type Props = {
  answer: ListResult & Partial<ListAnswerSoFar>;
  products: readonly Offer[];
};

/** Lists what was added and each rejected line that its product does not say in place, with links to their inputs. */
export function PartlyAdded({ answer, products }: Props) {
  const { t } = useTranslation('catalogue');
  const rejected = answer.rejected.filter(({ isInPlace }) => !isInPlace);
  const fieldOf = (productId: string) =>
    products.some((offer) => offer.id === productId && isOrderable(offer)) ? quantityFieldId(productId) : undefined;
  return (
    <>
      {answer.text !== '' && (
        <Notice className="mb-4" tone="success" title={answer.added && answer.text}>
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
      )}
      {answer.error && (
        <ErrorSummary from={answer.from} title={t('common:checkForm')} errors={[{ message: answer.error.message }]} />
      )}
      <ErrorSummary
        from={answer.from}
        title={
          rejected.some(({ isUnknown, isChange }) => isUnknown ?? isChange)
            ? t('common:checkForm')
            : t('notAdded', { count: rejected.length })
        }
        errors={rejected.map(({ productId, name, message }) => ({
          fieldId: fieldOf(productId),
          message: `${name}: ${message}`,
        }))}
      />
    </>
  );
}
