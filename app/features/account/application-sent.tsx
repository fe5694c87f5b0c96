import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { ContactLink } from '~/ui/contact-link';
import { EmptyState } from '~/ui/lists/empty-state';
import type { ApplicationSentView } from './become-client.server';

export function ApplicationSent({ view: { call, urgent } }: { view: ApplicationSentView }) {
  const { t } = useTranslation('account');
  const links = useLinks();
  return (
    <EmptyState
      picture="done"
      title={t('applicationSent')}
      action={<ButtonLink href={links.to('catalog')}>{t('errors:toCatalogue')}</ButtonLink>}
    >
      <p>{t('applicationSentText')}</p>
      <p className="mt-2 font-semibold">{call}</p>
      {urgent && <ContactLink call={urgent} className="mt-2" />}
    </EmptyState>
  );
}
