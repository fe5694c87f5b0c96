import { useTranslation } from 'react-i18next';
import { CarriedForm } from '~/ui/carried-form';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { quantityFieldId } from '~/ui/quantity';
import type { CartAnswer, LostLine } from './cart-view';

type Props = { answer: CartAnswer | undefined; action: string; carrier?: string | undefined };

/** What a cart form left, at the top of the page: the fault with a link to its field, or the line that is gone. */
export function CartMessage({ answer, ...way }: Props) {
  const { t } = useTranslation('cart');
  if (!answer) return null;
  const { fault, lost, message } = answer;
  if (lost) return <LostLineNotice lost={lost} {...way} />;
  if (fault) return <ErrorSummary title={t('words:checkForm')} faults={[{ fieldId: quantityFieldId(fault.productId), message: fault.message }]} />;
  return <ErrorSummary title={t('words:checkForm')} faults={[{ message: message ?? '' }]} />;
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
