import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { Notice } from '~/ui/overlays/notice';
import type { OrderIssue } from '../page/checkout-view';

export function UnknownOrder({ unknown }: { unknown: NonNullable<OrderIssue['unknown']> }) {
  const { t } = useTranslation('checkout');
  const links = useLinks();
  return (
    <Notice
      className="mb-6"
      tone="warning"
      title={unknown.title}
      link={{ href: links.to('orders'), label: t('toOrders') }}
    >
      {unknown.text}
    </Notice>
  );
}
