import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '~server/domain/phone-numbers';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import type { ContactView } from './home.server';

const link = 'inline-block py-1 text-leaf-ink underline underline-offset-4';

export function ContactCard({ contact }: { contact: ContactView }) {
  const { t } = useTranslation('home');
  const links = useLinks();
  return (
    <section aria-labelledby="contacts" className="-mx-3.5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:p-5">
      <h2 id="contacts" className="text-total font-bold">
        {t('contacts')}
      </h2>
      <dl className="mt-4 grid gap-3">
        <Line name={t('hours')}>{t('layout:hoursEveryDay')}</Line>
        {contact.arrivals !== null && <Line name={t('arrivals')}>{contact.arrivals}</Line>}
        {contact.phone && (
          <Line name={t('layout:contactCentre')}>
            <a href={phoneHref(contact.phone)} className={link}>
              {contact.phone}
            </a>
          </Line>
        )}
        {(contact.address ?? contact.mapHref) && (
          <Line name={t('layout:warehouse')}>
            <span>{contact.address}</span>
            {contact.mapHref && (
              <span className="block">
                <a href={contact.mapHref} className={link}>
                  {t('onMap')}
                </a>
              </span>
            )}
          </Line>
        )}
      </dl>
      <ButtonLink href={links.to('contact')} variant="secondary" className="mt-5">
        {t('allContacts')}
      </ButtonLink>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
