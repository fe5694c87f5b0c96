import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInApp } from '~/browser/device/in-app';
import { useLinks } from '~/use-links';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { buttonClass, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { PrintIcon } from '~/ui/icons';
import { Notice } from '~/ui/overlays/notice';
import { Pagination } from '~/ui/lists/pagination';
import { PageHeading } from '~/ui/page-heading';
import { PeriodTotals } from '../period-totals';
import { BundleChoiceForm } from './bundle-choice-form';
import { BundleRows } from './bundle-rows';
import { MonthSums } from './month-sums';
import type { BundleView } from './bundle.server';

/** @param children the choice between the views */
export function BundlePage({ view, children }: { view: BundleView; children?: ReactNode }) {
  const { t } = useTranslation('bundle');
  const { title, back, choice, rows, pages, sums } = view;
  const count = rows.length > 0 && !pages ? t('documents:count.history', { count: rows.length }) : undefined;
  return (
    <div className={clsx('pb-8', !back && 'pt-5')}>
      {back && <Breadcrumbs label={t('breadcrumbs')} crumbs={[back, { label: title }]} />}
      <PageHeading title={title} lead={count} />
      {children}
      {choice && <BundleChoiceForm choice={choice} />}
      {rows.length > 0 ? <Rows view={view} /> : !choice?.errors.length && <Nothing hasChoice={choice !== null} />}
      {sums && <MonthSums sums={sums} />}
    </div>
  );
}

function Rows({ view }: { view: BundleView }) {
  const { t } = useTranslation('bundle');
  const { choice, rows, pages, isCut, totals } = view;
  return (
    <>
      <BundleDownloads view={view} />
      {isCut && (
        <Notice className="mb-5" tone="warning">
          {t('cut', { listed: rows.length })}
        </Notice>
      )}
      <BundleRows rows={rows} />
      {pages && <Pages pages={pages} />}
      {totals && <PeriodTotals totals={totals} title={choice ? undefined : t('totals')} />}
    </>
  );
}

function Pages({ pages: { current, count } }: { pages: NonNullable<BundleView['pages']> }) {
  const { t } = useTranslation('documents');
  const links = useLinks();
  return (
    <Pagination
      current={current}
      count={count}
      hrefOf={(page) => links.to('documents', {}, { page: page > 1 ? page : undefined })}
      labels={{
        label: t('pages'),
        previous: t('previousPage'),
        next: t('nextPage'),
        page: (page) => t('pageNumber', { page }),
      }}
    />
  );
}

function Nothing({ hasChoice }: { hasChoice: boolean }) {
  const { t } = useTranslation('bundle');
  const links = useLinks();
  return (
    <EmptyState
      heading="h2"
      picture="nothing-found"
      title={t('empty')}
      action={!hasChoice && <ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>}
    >
      {hasChoice && t('emptyAdvice')}
    </EmptyState>
  );
}

/** Downloads of the whole bundle; no printing in the native app, which cannot print pages. */
function BundleDownloads({ view: { prints, files, pages } }: { view: BundleView }) {
  const { t } = useTranslation('bundle');
  const links = useLinks();
  const offered = useInApp() ? [] : prints;
  return (
    <div className="pb-5">
      <div className="flex flex-wrap gap-3">
        {offered.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'outline'}>
            <PrintIcon className="size-5" />
            <span>{label}</span>
          </ButtonLink>
        ))}
        {pages && (
          <ButtonLink href={links.to('history')} variant="outline">
            {t('documents:openFilter')}
          </ButtonLink>
        )}
        {files.map(({ href, label }) => (
          <a key={href} href={href} className={buttonClass({ variant: 'outline' })}>
            {label}
          </a>
        ))}
      </div>
      {offered.length > 1 && <p className="pt-2 text-small text-muted">{t('bound')}</p>}
    </div>
  );
}
