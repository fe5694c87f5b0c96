import { useTranslation } from 'react-i18next';
import { phoneHref } from '~server/domain/phone-numbers';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { MailIcon, PhoneIcon } from '~/ui/icons';
import { ChatLines, ContactLine } from './contact-line';
import type { ContactView } from './contact.server';

export function SalesRepresentative({ view }: { view: ContactView }) {
  const { t } = useTranslation('contact');
  const links = useLinks();
  const { representative, isCustomer, phone } = view;
  if (representative) {
    return (
      <>
        <p className="text-section font-semibold">{representative.name}</p>
        <p className="text-meta text-muted">{t('representativeRole')}</p>
        <ContactLine href={representative.phoneHref} Icon={PhoneIcon}>
          {representative.phone}
        </ContactLine>
        <ChatLines chats={representative.chats} />
        {representative.email !== null && (
          <ContactLine href={`mailto:${representative.email}`} Icon={MailIcon}>
            {representative.email}
          </ContactLine>
        )}
      </>
    );
  }
  return (
    <>
      <p>{t(isCustomer ? 'representativeForCustomer' : 'representativeForVisitor')}</p>
      {isCustomer ? (
        phone && (
          <ButtonLink href={phoneHref(phone)} variant="outline" className="mt-3">
            {t('call')}
          </ButtonLink>
        )
      ) : (
        <ButtonLink href={links.to('becomeClient')} className="mt-3">
          {t('becomeClient')}
        </ButtonLink>
      )}
    </>
  );
}
