import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PageHeading } from '~/ui/page-heading';
import { TemplateRow } from './template-row';
import type { TemplateActionData, TemplatesView } from './templates-view';

export function TemplatesPage({ view, answer }: { view: TemplatesView; answer: TemplateActionData | undefined }) {
  const { t } = useTranslation('templates');
  const links = useLinks();
  const { rows, weekdays } = view;
  if (rows.length === 0) {
    return (
      <EmptyState
        picture="empty-list"
        title={t('emptyTitle')}
        action={
          <>
            <ButtonLink href={links.to('orders')} size="large">
              {t('toOrders')}
            </ButtonLink>
            <ButtonLink href={links.to('new-template')} size="large" variant="outline">
              {t('fromCart')}
            </ButtonLink>
          </>
        }
      >
        {`${t('emptyLead')} ${t('account')}`}
      </EmptyState>
    );
  }
  return (
    <div className="pb-8 pt-5">
      <PageHeading
        title={t('title')}
        lead={t('count', { count: rows.length })}
        actions={
          <ButtonLink href={links.to('new-template')} variant="outline">
            {t('fromCart')}
          </ButtonLink>
        }
      />
      <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-lg">
        {rows.map((row) => (
          <TemplateRow
            key={row.id}
            row={row}
            weekdays={weekdays}
            answer={answer?.form.initialValue['templateId'] === row.id ? answer : undefined}
          />
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-small text-muted">{t('account')}</p>
    </div>
  );
}
