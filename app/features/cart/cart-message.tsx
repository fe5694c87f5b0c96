import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { SubmitButton } from '~/ui/submit-button';
import { quantityFieldId, type CartAnswer, type LostLine } from './cart-view';

type Props = { answer: CartAnswer | undefined; action: string };

/** What a cart form left, at the top of the page: the fault with a link to its field, or the line that is gone. */
export function CartMessage({ answer, action }: Props) {
  const { t } = useTranslation('cart');
  if (!answer) return null;
  const { fault, lost, message } = answer;
  if (lost) return <LostLineNotice lost={lost} action={action} />;
  if (fault) return <ErrorSummary title={t('words:checkForm')} faults={[{ fieldId: quantityFieldId(fault.productId), message: fault.message }]} />;
  return <ErrorSummary title={t('words:checkForm')} faults={[{ message: message ?? '' }]} />;
}

function LostLineNotice({ lost, action }: { lost: LostLine; action: string }) {
  const { t } = useTranslation('cart');
  const { productId, quantity, message } = lost;
  return (
    <div className="mb-6">
      <Notice
        tone="danger"
        action={
          <Form method="post" action={action}>
            <input type="hidden" name="intent" value="addLine" />
            <input type="hidden" name="productId" value={productId} />
            <input type="hidden" name="quantity" value={quantity} />
            <input type="hidden" name="unit" value="piece" />
            <SubmitButton mark={{ intent: 'addLine', productId }} pendingLabel={t('adding')}>{t('addAgain')}</SubmitButton>
          </Form>
        }
      >
        {message}
      </Notice>
    </div>
  );
}
