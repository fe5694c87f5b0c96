import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '~server/domain/phone-numbers';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { MailIcon, PhoneIcon, PlaceIcon } from '~/ui/icons';
import { PageHeading } from '~/ui/page-heading';
import { ChatLines, ContactLine } from './contact-line';
import type { ContactView } from './contact.server';
import { SalesRepresentative } from './sales-representative';

export function ContactPage({ view }: { view: ContactView }) {
  const { t } = useTranslation('contact');
  const { opening, hours, phone, email, address, mapHref } = view;
  return (
    <div className="py-6">
      <PageHeading title={t('title')} intro={t('lead')} />
      <div className="grid gap-4 md:grid-cols-2">
        {(phone ?? email ?? view.chats[0]) && (
          <Card title={t('centre')}>
            {phone && (
              <ContactLine href={phoneHref(phone)} Icon={PhoneIcon} large>
                {phone}
              </ContactLine>
            )}
            <ChatLines chats={view.chats} />
            {email && (
              <ContactLine href={`mailto:${email}`} Icon={MailIcon}>
                {email}
              </ContactLine>
            )}
          </Card>
        )}
        <Card title={t('hours')}>
          <p className="text-section font-semibold">{t('everyDay', { from: hours.opensAt, to: hours.closesAt })}</p>
          <p className="flex flex-wrap items-center gap-2 py-1.5">
            <Badge tone={opening.state === 'open' ? 'good' : 'waiting'}>
              {t(opening.state === 'open' ? 'open' : 'closed')}
            </Badge>
            <span>{t(`until.${opening.state}`, { time: opening.changesAt })}</span>
          </p>
          <p className="text-small text-muted">{t('kyivTime')}</p>
          {view.arrivals !== null && <p className="pt-3">{t('arrivals', { days: view.arrivals })}</p>}
        </Card>
        {(address ?? mapHref) && (
          <Card title={t('warehouse')}>
            {address && (
              <p className="flex gap-2.5 py-1.5">
                <PlaceIcon className="mt-0.5 size-5 text-muted" />
                <span className="break-words">{address}</span>
              </p>
            )}
            <p className="text-meta text-muted">{t('warehouseHint')}</p>
            {mapHref && (
              <ButtonLink href={mapHref} variant="outline" className="mt-3">
                {t('map')}
              </ButtonLink>
            )}
          </Card>
        )}
        <Card title={t('representative')}>
          <SalesRepresentative view={view} />
        </Card>
      </div>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="-mx-3.5 bg-surface px-3.5 py-4 md:mx-0 md:rounded-lg md:p-5">
      <h2 className="pb-1.5 text-small font-medium text-muted">{title}</h2>
      {children}
    </section>
  );
}
