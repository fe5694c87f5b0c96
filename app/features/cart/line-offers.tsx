import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OfferedQuantity } from '~/trade/refused-line';
import { SubmitButton } from '~/ui/submit-button';

type Props = { itemId: string; offers: readonly OfferedQuantity[]; action: string };

/** Quantities that would be taken, one press each. */
export function LineOffers({ itemId, offers, action }: Props) {
  const { t } = useTranslation('cart');
  if (offers.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {offers.map(({ quantity, unit, label }) => (
        <Form key={quantity} method="post" action={action} preventScrollReset>
          <input type="hidden" name="intent" value="changeQuantity" />
          <input type="hidden" name="itemId" value={itemId} />
          <input type="hidden" name="quantity" value={quantity} />
          <input type="hidden" name="unit" value={unit} />
          <SubmitButton look="outline" mark={{ itemId, quantity: String(quantity) }} pendingLabel={t('changing')}>
            {t('take', { amount: label })}
          </SubmitButton>
        </Form>
      ))}
    </div>
  );
}
