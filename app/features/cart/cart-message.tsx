import { useTranslation } from 'react-i18next';
import { CarriedForm } from '~/ui/carried-form';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { quantityFieldId } from '~/ui/quantity';
import type { CartAnswer, LostLine } from './cart-view';

type Props = { answer: CartAnswer | undefined; action: string; carrier?: string | undefined };

/** What a cart form left, at the top of the page: the faults with links to their fields, or the line that is gone. */
export function CartMessage({ answer, ...way }: Props) {
  const { t } = useTranslation('cart');
  if (!answer) return null;
  const { faults, lost, message } = answer;
  if (lost) return <LostLineNotice lost={lost} {...way} />;
  const told = faults?.map((fault) => ({ fieldId: quantityFieldId(fault.productId), message: fault.message }));
  return <ErrorSummary title={t('words:checkForm')} faults={told ?? [{ message: message ?? '' }]} />;
}

function LostLineNotice({ lost, ...way }: Omit<Props, 'answer'> & { lost: LostLine }) {
  const { t } = useTranslation('cart');
  const { productId, quantity, message } = lost;
  const fields = { intent: 'addLine', productId, quantity: String(quantity), unit: 'piece' };
  return (
    <div className="mb-6">
      <Notice tone="danger" action={quantity > 0 && <CarriedForm {...way} fields={fields} button={{ pendingLabel: t('adding'), children: t('addAgain') }} />}>
        {message}
      </Notice>
    </div>
  );
}
