import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { Notice } from '~/ui/overlays/notice';
import { findLine, inputOf, lineFieldId, orderedLines, type OrderLine, type SheetActionData } from './order-line';

export function SheetOutcome({ lines, result }: { lines: readonly OrderLine[]; result: SheetActionData }) {
  const { t } = useTranslation('sheet');
  const cart = useLinks().to('checkout');
  const { text, rejected, error } = result;
  const errors = rejected.map((each) => {
    const line = findLine(orderedLines(lines), each);
    const name = line?.row === undefined ? each.name : line.name;
    return {
      fieldId: line && inputOf(line, result) ? lineFieldId(line) : undefined,
      message: `${name}: ${each.message}`,
    };
  });
  return (
    <>
      {text !== '' && (
        <Notice className="mb-4" tone="success" link={{ href: cart, label: t('toCart') }}>
          {text}
        </Notice>
      )}
      <ErrorSummary
        title={rejected.some(({ isUnknown }) => isUnknown) ? t('common:checkForm') : t('notAdded')}
        errors={error === undefined ? errors : [{ message: error }]}
      />
    </>
  );
}
