import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { CheckoutView } from './checkout-view';

/** Explains an empty cart by the order placed a moment ago. */
export function JustPlaced({ placed }: { placed: NonNullable<CheckoutView['justPlaced']> }) {
  const { t } = useTranslation('checkout');
  return (
    <div className="pt-4">
      <Notice
        tone="success"
        action={
          <ButtonLink variant="outline" href={placed.href}>
            {t('openOrder')}
          </ButtonLink>
        }
      >
        {placed.title}
      </Notice>
    </div>
  );
}
