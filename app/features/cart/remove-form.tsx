import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { RemoveIcon } from '~/ui/icons';
import { SubmitButton } from '~/ui/submit-button';
import { useScripts } from '~/ui/use-scripts';
import { actOf } from './cart-act';
import type { CartLineView } from './cart-view';

type Props = { line: Pick<CartLineView, 'itemId' | 'name'>; action: string; carrier?: string | undefined };

/** Takes a line out; the message that follows offers to put it back. */
export function RemoveForm({ line: { itemId, name }, action, carrier }: Props) {
  const { t } = useTranslation('cart');
  const form = useScripts() ? undefined : carrier;
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value="removeLine" />
      <input type="hidden" name="itemId" value={itemId} />
      <SubmitButton look="quiet" mark={{ intent: 'removeLine', itemId }} pendingLabel={t('removing')} className="size-11 px-0" aria-label={t('removeNamed', { name })} {...actOf(form, { intent: 'removeLine', itemId })}>
        <RemoveIcon className="size-5" />
      </SubmitButton>
    </Form>
  );
}
