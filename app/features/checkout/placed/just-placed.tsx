import { useTranslation } from 'react-i18next';
import { Notice } from '~/ui/overlays/notice';
import type { CheckoutView } from '../page/checkout.server';

export function JustPlaced({ placed }: { placed: NonNullable<CheckoutView['justPlaced']> }) {
  const { t } = useTranslation('checkout');
  return (
    <Notice className="mt-4" tone="success" link={{ href: placed.href, label: t('openOrder') }}>
      {placed.title}
    </Notice>
  );
}
