import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { OrderIssue } from './checkout-view';

export function UnknownOrder({ unknown }: { unknown: NonNullable<OrderIssue['unknown']> }) {
  const { t } = useTranslation('checkout');
  const links = useLinks();
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        title={unknown.title}
        action={
          <ButtonLink variant="outline" href={links.to('orders')}>
            {t('toOrders')}
          </ButtonLink>
        }
      >
        {unknown.text}
      </Notice>
    </div>
  );
}
