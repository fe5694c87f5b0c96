import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { ContactLink } from '~/ui/contact-link';
import { EmptyState } from '~/ui/empty-state';
import type { PlacedView } from './success.server';

export function SuccessPage({ placed }: { placed: PlacedView }) {
  const { t } = useTranslation('checkout');
  const links = useLinks();
  return (
    <EmptyState picture="done" title={placed.title}>
      <p>{placed.next}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={placed.orderHref} size="large">
          {t('openOrder')}
        </ButtonLink>
        <ButtonLink href={links.to('orders')} size="large" variant="outline">
          {t('toOrders')}
        </ButtonLink>
        <ButtonLink href={links.to('index')} size="large" variant="secondary">
          {t('common:home')}
        </ButtonLink>
      </div>
      {placed.facts.length > 0 && (
        <dl className="mt-6 grid gap-3 rounded-lg bg-surface p-5 text-left text-ink">
          {placed.facts.map(({ label, value, hours }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium">
                <span>{hours === undefined ? value : `${value}, `}</span>
                {hours !== undefined && <span className="whitespace-nowrap">{hours}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {placed.change && <ContactLink call={placed.change} className="mt-3" />}
    </EmptyState>
  );
}
