import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { type Column, DataTable } from '~/ui/lists/data-table';
import { EmptyState } from '~/ui/lists/empty-state';
import { Link } from '~/ui/link';
import { PageHeading } from '~/ui/page-heading';
import { SummaryList } from '~/ui/lists/summary-list';
import { TableFiles } from '~/ui/lists/table-files';
import { PaymentBadge } from '../status-badge';
import { AgeBar } from './age-bar';
import type { DebtsView } from './debts.server';

/** @param children the choice between the views */
export function DebtsPage({ view, children }: { view: DebtsView; children?: ReactNode }) {
  const { t } = useTranslation('debts');
  const columns = useColumns();
  const { title, debts, ages, sums, notes } = view;
  return (
    <div className="wide pb-8 pt-5">
      <PageHeading title={title} actions={debts.length > 0 && <Files />} />
      {children}
      <div className="grid items-start gap-5 pb-8 md:grid-cols-2">
        {debts.length > 0 ? <AgeBar ages={ages} /> : <NothingUnpaid />}
        <section aria-labelledby="compared" className="-mx-3.5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5">
          <h2 id="compared" className="pb-2 text-section font-semibold">
            {t('compared')}
          </h2>
          <SummaryList rows={sums.map(({ tone, ...sum }) => (tone ? { ...sum, tone } : sum))} />
          {notes.map((note) => (
            <p key={note} className="pt-2 text-small text-muted">
              {note}
            </p>
          ))}
        </section>
      </div>
      {debts.length > 0 && <DataTable caption={title} columns={columns} rows={debts} rowKey={({ id }) => id} />}
    </div>
  );
}

function Files() {
  const { t } = useTranslation('debts');
  const links = useLinks();
  return (
    <p className="flex gap-2 print:hidden">
      <TableFiles
        xlsx={{ href: links.to('documents-xlsx', {}, { view: 'unpaid' }), label: t('asXlsx') }}
        csv={{ href: links.to('documents-csv', {}, { view: 'unpaid' }), label: t('asCsv') }}
      />
    </p>
  );
}

function NothingUnpaid() {
  const { t } = useTranslation('debts');
  const links = useLinks();
  return (
    <EmptyState
      heading="h2"
      picture="done"
      title={t('emptyTitle')}
      action={
        <ButtonLink href={links.to('history')} variant="outline">
          {t('layout:menu.history')}
        </ButtonLink>
      }
    />
  );
}

function useColumns(): Column<DebtsView['debts'][number]>[] {
  const { t } = useTranslation('debts');
  return [
    {
      key: 'document',
      header: t('column.document'),
      phone: 'title',
      cell: ({ href, title }) => (
        <Link href={href} className="text-leaf-ink underline underline-offset-2">
          {title}
        </Link>
      ),
    },
    { key: 'date', header: t('column.date'), cell: ({ date }) => date },
    {
      key: 'age',
      header: t('column.age'),
      cell: ({ age, isOld }) => <span className={clsx(isOld && 'font-semibold text-poppy-ink')}>{age}</span>,
    },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ payment }) => (
        <span>
          <PaymentBadge payment={payment} />
        </span>
      ),
    },
    {
      key: 'total',
      header: t('column.total'),
      align: 'right',
      cell: ({ total }) => <strong className="whitespace-nowrap">{total}</strong>,
    },
    {
      key: 'pay',
      header: t('column.payment'),
      align: 'right',
      phone: 'title',
      cell: ({ payHref, title }) => (
        <ButtonLink
          href={payHref}
          variant="outline"
          size="sm"
          className="print:hidden"
          aria-label={t('payNamed', { title })}
        >
          {t('pay')}
        </ButtonLink>
      ),
    },
  ];
}
