import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { ContactLink } from '~/ui/contact-link';
import { DoneIcon, PreordersIcon } from '~/ui/icons';
import type { PlacedView } from './success.server';

export function SuccessPage({ placed }: { placed: PlacedView }) {
  const { t } = useTranslation('checkout');
  const links = useLinks();
  return (
    <section className="mx-auto max-w-prose py-8 md:py-14">
      <DoneIcon className="mb-3 size-10 text-leaf-ink" />
      <h1 className="text-title font-bold">{placed.title}</h1>
      <p className="mt-3 text-muted">{placed.next}</p>
      {placed.facts.length > 0 && (
        <dl className="mt-6 grid gap-3 rounded-lg bg-surface p-5">
          {placed.facts.map(({ label, value, hours }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6">
              <dt className="text-muted">{label}</dt>
              <dd className="ml-auto font-medium">
                <span>{hours === undefined ? value : `${value}, `}</span>
                {hours !== undefined && <span className="whitespace-nowrap">{hours}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {placed.calendarHref !== null && (
        <p className="mt-3">
          <a
            href={placed.calendarHref}
            className="inline-flex min-h-target items-center gap-2 text-leaf-ink underline underline-offset-4"
          >
            <PreordersIcon className="size-5" />
            <span>{t('toCalendar')}</span>
          </a>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={placed.orderHref} size="large">
          {t('openOrder')}
        </ButtonLink>
        {placed.addition && (
          <ButtonLink href={placed.addition.href} size="large" variant="outline">
            {placed.addition.label}
          </ButtonLink>
        )}
        <ButtonLink href={links.to('orders')} size="large" variant="outline">
          {t('toOrders')}
        </ButtonLink>
        <ButtonLink href={links.to('index')} size="large" variant="secondary">
          {t('common:home')}
        </ButtonLink>
      </div>
      {placed.change && <ContactLink call={placed.change} className="mt-3" />}
      <img src="/pictures/done.svg" width={260} height={200} alt="" className="mx-auto mt-6 h-auto w-64 print:hidden" />
    </section>
  );
}
