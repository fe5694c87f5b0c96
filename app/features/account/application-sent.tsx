import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

export function ApplicationSent() {
  const { t } = useTranslation('account');
  const links = useLinks();
  return (
    <EmptyState
      picture="done"
      title={t('applicationSent')}
      action={<ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>}
    >
      <p>{t('applicationSentText')}</p>
    </EmptyState>
  );
}
