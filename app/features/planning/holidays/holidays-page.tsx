import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import type { HolidaysView } from './holidays-view';

type Props = { view: HolidaysView; lead: string; sheet: ReactNode };

export function HolidaysPage({ view: { holidays, error, heading, period }, lead, sheet }: Props) {
  const { t } = useTranslation('planning');
  return (
    <div className="pb-8 pt-4">
      <PageHeading title={t('holidays.title')} intro={t('holidays.lead')} />
      {error !== null && (
        <div className="mb-4">
          <Notice tone="warning">{error}</Notice>
        </div>
      )}
      <nav aria-label={t('holidays.title')} className="max-w-3xl pb-5">
        <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-lg">
          {holidays.map(({ name, date, left, href, isCurrent }) => (
            <li key={href} className="flex flex-wrap items-center justify-between gap-x-5 px-3.5 py-2 md:px-5">
              <Link
                href={href}
                aria-current={isCurrent ? 'true' : undefined}
                preventScrollReset
                className={clsx(
                  'inline-flex min-h-target items-center text-leaf-ink underline underline-offset-4',
                  isCurrent && 'font-semibold',
                )}
              >
                {name}
              </Link>
              <span className="text-small text-muted max-md:basis-full">{`${date} · ${left}`}</span>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="holiday-sheet">
        <h2 id="holiday-sheet" className="text-section font-semibold">
          {heading}
        </h2>
        <p className="pb-4 text-small text-muted">{[period, lead].filter(Boolean).join(' · ')}</p>
        {sheet}
      </section>
    </div>
  );
}

/** Nothing was bought then: ways on. */
export function NoHolidayOrders() {
  const { t } = useTranslation('planning');
  const links = useLinks();
  return (
    <EmptyState
      heading="h2"
      picture="empty-cart"
      title={t('holidays.emptyTitle')}
      action={
        <>
          <ButtonLink href={links.to('restock', {}, { weeks: 8 })}>{t('layout:menu.restock')}</ButtonLink>
          <ButtonLink href={links.to('catalog')} variant="outline">
            {t('errors:toCatalogue')}
          </ButtonLink>
        </>
      }
    >
      {t('holidays.emptyAdvice')}
    </EmptyState>
  );
}
