import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { DiscountTable } from './discount-table';
import type { DiscountsView } from './discounts.server';

export function DiscountsPage({ view }: { view: DiscountsView }) {
  const { t } = useTranslation('discounts');
  const links = useLinks();
  if (view.discounts.length === 0) {
    return (
      <EmptyState
        picture="nothing-found"
        title={t('emptyTitle')}
        action={<ButtonLink href={links.to('contact')}>{t('errors:contactUs')}</ButtonLink>}
      >
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-5 py-6">
      <div>
        <PageHeading title={t('title')} lead={t('farms', { count: view.discounts.length })} />
        <p className="max-w-prose">{t('lead')}</p>
      </div>
      <Notice tone="info">{t('promotionNote')}</Notice>
      {view.namesMissing && <Notice tone="warning">{t('namesMissing')}</Notice>}
      <DiscountTable discounts={view.discounts} />
    </div>
  );
}
