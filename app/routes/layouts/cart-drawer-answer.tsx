import { useTranslation } from 'react-i18next';
import { CartMessage } from '~/features/cart/cart-message';
import { Notice } from '~/ui/notice';
import { SubmitButton } from '~/ui/submit-button';
import type { CartDrawerAnswer } from '../cart-drawer';

/** What the last form of the drawer did, with its undoing; what is wrong with a line stands at the line. */
export function DrawerAnswer({ answer, action }: { answer: CartDrawerAnswer | 'failed' | undefined; action: string }) {
  const { t } = useTranslation('cart');
  if (answer === 'failed') return <Notice tone="danger" title={t('missingTitle')}>{t('missingLead')}</Notice>;
  if (answer?.cart) return answer.cart.fault ? null : <CartMessage answer={answer.cart} action={action} />;
  if (!answer?.done) return null;
  const { text, undo } = answer.done.message;
  return (
    <Notice
      tone="success"
      action={undo && (
        <form method="post" action={action}>
          {Object.entries(undo.fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
          <SubmitButton look="outline" mark={undo.fields} pendingLabel={t('words:sending')}>{undo.label}</SubmitButton>
        </form>
      )}
    >
      {text}
    </Notice>
  );
}
