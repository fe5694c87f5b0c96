import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { Link } from '~/ui/link';

const lesser = 'inline-flex min-h-target items-center text-leaf-ink underline underline-offset-4';

export function EmptyCart() {
  const { t } = useTranslation('cart');
  const links = useLinks();
  return (
    <EmptyState
      picture="empty-cart"
      title={t('emptyTitle')}
      action={
        <>
          <ButtonLink href={links.to('catalog')} size="large">
            {t('toCatalogue')}
          </ButtonLink>
          <ButtonLink href={links.to('list')} size="large" variant="outline">
            {t('layout:menu.list')}
          </ButtonLink>
          <p className="flex w-full flex-wrap justify-center gap-x-6">
            <Link href={links.to('quick-order')} className={lesser}>
              {t('layout:menu.quickOrder')}
            </Link>
            <Link href={links.to('orders')} className={lesser}>
              {t('toOrders')}
            </Link>
          </p>
        </>
      }
    >
      {t('emptyLead')}
    </EmptyState>
  );
}

export function MissingCart({ retry, why }: { retry: string; why: string | null }) {
  const { t } = useTranslation('cart');
  return (
    <EmptyState picture="no-connection" title={t('missingTitle')} link={{ href: retry, label: t('common:retry') }}>
      {why ?? t('missingLead')}
    </EmptyState>
  );
}
