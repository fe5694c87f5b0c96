import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ColumnChart, RowChart } from '~/ui/bar-chart';
import { ButtonLink } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { EmptyState } from '~/ui/empty-state';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { TableFiles } from '~/ui/table-files';
import type { MonthView, SpendingFiles, SpendingLink, SpendingRow, SpendingView } from './spending-view';

export function SpendingPage({ view }: { view: SpendingView }) {
  const { t } = useTranslation('spending');
  const { title, rule, error, notices, units, years, isEmpty, month } = view;
  return (
    <div className="pb-8 pt-5">
      <PageHeading title={title} intro={rule} />
      {error !== null && <Notices texts={[error]} isError />}
      <Chips label={t('yearChoice')} links={years} />
      {!isEmpty && <Chips label={t('unit')} links={units} />}
      <Notices texts={notices} />
      {isEmpty ? <NothingSpent view={view} /> : <Year view={view} />}
      {month && !isEmpty && <Month month={month} />}
    </div>
  );
}

function Year({ view }: { view: SpendingView }) {
  const { t } = useTranslation('spending');
  const { range, total, comparison, axis, bars, rows, files } = view;
  return (
    <section aria-labelledby="year" className="-mx-3.5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5">
      <SectionHead id="year" title={`${range}: ${total}`} files={files} />
      {comparison !== null && <p className="pt-1">{comparison}</p>}
      <ColumnChart title={t('chart', { range })} bars={bars} axis={axis} />
      <SumTable caption={range} head={t('column.period')} rows={rows} />
    </section>
  );
}

function Month({ month }: { month: MonthView }) {
  const { t } = useTranslation('spending');
  const { title, total, comparison, notices, bars, rows, files, documentsHref } = month;
  return (
    <section
      id="month"
      aria-labelledby="month-title"
      className="-mx-3.5 mt-5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5"
    >
      <SectionHead id="month-title" title={`${title}: ${total}`} files={files} />
      {comparison !== null && <p className="pb-2 pt-1">{comparison}</p>}
      <Notices texts={notices} />
      {rows.length > 0 && (
        <>
          <RowChart title={t('chart', { range: title })} bars={bars} />
          <SumTable caption={title} head={t('column.category')} rows={rows} />
        </>
      )}
      <p className="pt-3 print:hidden">
        <Link href={documentsHref} className="text-leaf-ink underline underline-offset-4">
          {t('documents')}
        </Link>
      </p>
    </section>
  );
}

function SectionHead({ id, title, files }: { id: string; title: string; files: SpendingFiles }) {
  const { t } = useTranslation('spending');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} className="min-w-0 text-section font-semibold">
        {title}
      </h2>
      <p className="flex gap-2 print:hidden">
        <TableFiles
          size="sm"
          xlsx={{ href: files.xlsx, label: t('asXlsx', { title }) }}
          csv={{ href: files.csv, label: t('asCsv', { title }) }}
        />
      </p>
    </div>
  );
}

function SumTable({ caption, head, rows }: { caption: string; head: string; rows: readonly SpendingRow[] }) {
  const { t } = useTranslation('spending');
  return (
    <table className="mt-3 w-full text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="py-1.5 font-medium">
            {head}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {t('column.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, href, total, details }) => (
          <tr key={key} className="border-t border-border">
            <th scope="row" className="py-1.5 pr-2 text-left font-medium">
              {href === null ? (
                label
              ) : (
                <Link href={href} className="text-leaf-ink underline underline-offset-2">
                  {label}
                </Link>
              )}
              {details !== null && <span className="block text-fine text-muted">{details}</span>}
            </th>
            <td className="whitespace-nowrap py-1.5 text-right align-top">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Chips({ label, links }: { label: string; links: readonly SpendingLink[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 pb-4 print:hidden">
      {links.map((link) => (
        <Chip key={link.href} href={link.href} current={link.current} preventScrollReset>
          {link.label}
        </Chip>
      ))}
    </nav>
  );
}

function Notices({ texts, isError = false }: { texts: readonly string[]; isError?: boolean }) {
  return texts.map((text) => (
    <div key={text} className="mb-4">
      <Notice tone={isError ? 'danger' : 'warning'}>{text}</Notice>
    </div>
  ));
}

function NothingSpent({ view: { range, otherRange } }: { view: SpendingView }) {
  const { t } = useTranslation('spending');
  const links = useLinks();
  return (
    <EmptyState
      heading="h2"
      picture="nothing-found"
      title={t('emptyTitle', { range })}
      action={
        otherRange === null ? (
          <ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>
        ) : (
          <ButtonLink href={otherRange}>{t('toLastYear')}</ButtonLink>
        )
      }
    >
      {t('emptyAdvice')}
    </EmptyState>
  );
}
