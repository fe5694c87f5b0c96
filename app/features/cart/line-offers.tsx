import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OfferedQuantity } from '~/trade/refused-line';
import { SubmitButton } from '~/ui/submit-button';
import { useScripts } from '~/ui/use-scripts';
import { actOf } from './cart-act';

type Props = { itemId: string; offers: readonly OfferedQuantity[]; action: string; carrier?: string | undefined };

/** Quantities that would be taken, one press each. */
export function LineOffers({ itemId, offers, action, carrier }: Props) {
  const { t } = useTranslation('cart');
  const form = useScripts() ? undefined : carrier;
  if (offers.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {offers.map(({ quantity, unit, label }) => (
        <Form key={quantity} method="post" action={action} preventScrollReset>
          <input type="hidden" name="intent" value="changeQuantity" />
          <input type="hidden" name="itemId" value={itemId} />
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="unit" value={unit} />
          <SubmitButton look="outline" mark={{ itemId, quantity: String(quantity) }} pendingLabel={t('changing')} {...actOf(form, { intent: 'changeQuantity', itemId, quantity: String(quantity), unit })}>
            {t('take', { amount: label })}
          </SubmitButton>
        </Form>
      ))}
    </div>
  );
}
