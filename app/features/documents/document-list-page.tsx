import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { ContactLink, type ContactLinkView } from '~/ui/contact-link';
import { EmptyState } from '~/ui/lists/empty-state';
import { FiltersIcon, MessageIcon, PreordersIcon, PrintIcon, RepeatIcon, type Icon } from '~/ui/icons';
import { PageHeading } from '~/ui/page-heading';
import { Pagination } from '~/ui/lists/pagination';
import { TableFiles } from '~/ui/lists/table-files';
import { DocumentFilterForm, filterId, isFilterOpen } from './document-filter-form';
import type { DocumentRowView } from './document-row.server';
import { DocumentRows } from './document-rows';
import type { DocumentFilterView } from './filter-view.server';
import { PeriodTotals, type PeriodTotalsView } from './period-totals';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface DocumentListView {
  readonly name: 'orders' | 'preorders' | 'history';
  readonly filter: DocumentFilterView;
  readonly rows: readonly DocumentRowView[];
  /** Null where the API does not count. */
  readonly total: number | null;
  readonly page: number;
  readonly pages: number;
  readonly totals: PeriodTotalsView | null;
  /** Whom to call for a later day; for pre-orders. */
  readonly ahead: ContactLinkView | null;
}

export function DocumentListPage({ title, list }: { title: string; list: DocumentListView }) {
  const { t } = useTranslation('documents');
  const links = useLinks();
  const isFaulty = list.filter.errors.length > 0;
  // A new customer: nothing to filter.
  const isNew = list.rows.length === 0 && !isFaulty && !list.filter.inForce && list.page === 1;
  return (
    <div className="wide pb-8 pt-5">
      <PageHeading
        title={title}
        lead={list.total ? t(`count.${list.name}`, { count: list.total }) : undefined}
        actions={isNew ? undefined : <Actions list={list} />}
      />
      {list.ahead && <ContactLink call={list.ahead} className="pb-5" />}
      {!isNew && <DocumentFilterForm filter={list.filter} />}
      {list.rows.length > 0 && <DocumentRows rows={list.rows} />}
      {list.rows.length === 0 && !isFaulty && <NoDocuments list={list} />}
      <Pagination
        current={list.page}
        count={list.pages}
        hrefOf={(page) => links.to(list.name, {}, { ...list.filter.query, page: page > 1 ? page : undefined })}
        labels={{
          label: t('pages'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (page) => t('pageNumber', { page }),
        }}
      />
      {list.totals && list.rows.length > 0 && <PeriodTotals totals={list.totals} />}
    </div>
  );
}

function Actions({ list }: { list: DocumentListView }) {
  const { t } = useTranslation('documents');
  const links = useLinks();
  return (
    <ActionLinks>
      {list.name === 'orders' && (
        <ActionLink href={links.to('list')} Icon={RepeatIcon}>
          {t('layout:menu.list')}
        </ActionLink>
      )}
      {list.name === 'orders' && (
        <ActionLink href={links.to('quick-order')} Icon={MessageIcon}>
          {t('layout:menu.quickOrder')}
        </ActionLink>
      )}
      {list.name === 'orders' && (
        <ActionLink href={links.to('preorders')} Icon={PreordersIcon} className="max-md:col-span-2">
          {t('layout:menu.preorders')}
        </ActionLink>
      )}
      {list.name !== 'preorders' && (
        <ActionLink href={links.to('documents', {}, { view: 'month' })} Icon={PrintIcon}>
          {t('monthPapers')}
        </ActionLink>
      )}
      {list.name === 'history' && list.rows.length > 0 && (
        <TableFiles
          xlsx={{ href: links.to('history-xlsx', {}, list.filter.query), label: t('xlsxLabel') }}
          csv={{ href: links.to('history-csv', {}, list.filter.query), label: t('csvLabel') }}
        />
      )}
      {!isFilterOpen(list.filter) && (
        <ActionLink href={`#${filterId}`} Icon={FiltersIcon} className="last:odd:col-span-2 md:hidden">
          {t('openFilter')}
        </ActionLink>
      )}
    </ActionLinks>
  );
}

function NoDocuments({ list: { name, filter, page } }: { list: DocumentListView }) {
  const { t } = useTranslation('documents');
  const links = useLinks();
  if (page > 1) {
    return (
      <EmptyState
        heading="h2"
        picture="nothing-found"
        title={t('empty.page')}
        action={<ButtonLink href={links.to(name, {}, filter.query)}>{t('firstPage')}</ButtonLink>}
      />
    );
  }
  if (filter.inForce) {
    return (
      <EmptyState
        heading="h2"
        picture="nothing-found"
        title={t('empty.filtered')}
        action={<ButtonLink href={filter.action}>{t('showAll')}</ButtonLink>}
      >
        {t('empty.filteredAdvice')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h2"
      picture="empty-cart"
      title={t(`empty.${name}`)}
      action={<ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>}
    >
      {t(`emptyAdvice.${name}`)}
    </EmptyState>
  );
}

/** Actions of a document: a row on a desktop, two columns on a phone. */
function ActionLinks({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-2.5 md:flex md:flex-wrap md:gap-3 print:hidden">{children}</div>;
}

interface Props {
  readonly href: string;
  readonly Icon: Icon;
  readonly className?: string;
  readonly children: ReactNode;
}

function ActionLink({ href, Icon, className, children }: Props) {
  return (
    <ButtonLink
      href={href}
      variant="outline"
      className={clsx(
        'min-w-0 max-md:justify-start max-md:gap-1 max-md:px-1.5 max-md:text-left max-md:text-small max-md:leading-tight',
        className,
      )}
    >
      <Icon className="size-5" />
      <span className="min-w-0">{children}</span>
    </ButtonLink>
  );
}
