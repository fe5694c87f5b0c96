import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { Form } from '~/ui/forms/form';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { DoneIcon } from '~/ui/icons';
import { PageHeading } from '~/ui/page-heading';
import { Pagination } from '~/ui/lists/pagination';
import { SubmitButton } from '~/ui/forms/submit-button';
import { NotificationRow } from './notification-row';
import type { NotificationList } from './notifications.server';

type Props = {
  list: NotificationList;
  error: string | undefined;
};

export function NotificationsPage({ list, error }: Props) {
  const { t } = useTranslation('notifications');
  return (
    <>
      {error !== undefined && <ErrorSummary title={t('common:checkForm')} errors={[{ message: error }]} />}
      <List list={list} />
    </>
  );
}

function List({ list }: Pick<Props, 'list'>) {
  const { t } = useTranslation('notifications');
  const links = useLinks();
  if (list.entries.length === 0) {
    return (
      <EmptyState
        picture="done"
        title={t('emptyTitle')}
        action={<ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>}
      >
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <div className="py-6">
      <PageHeading
        title={t('title')}
        lead={list.unread > 0 ? t('unread', { count: list.unread }) : t('allRead')}
        actions={list.unread > 0 ? <MarkAllForm /> : undefined}
      />
      <ul className="-mx-3.5 divide-y divide-border overflow-hidden bg-surface md:mx-0 md:rounded-lg">
        {list.entries.map((entry) => (
          <NotificationRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <Pagination
        current={list.page}
        count={list.pageCount}
        hrefOf={(page) => links.to('notifications', {}, { page: page > 1 ? page : undefined })}
        labels={{
          label: t('pages'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (page) => t('page', { page }),
        }}
      />
    </div>
  );
}

function MarkAllForm() {
  const { t } = useTranslation('notifications');
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="readAll" />
      <SubmitButton variant="outline" mark={{ intent: 'readAll' }} pendingLabel={t('common:sending')}>
        <DoneIcon className="size-5" />
        <span>{t('markAll')}</span>
      </SubmitButton>
    </Form>
  );
}
