import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { PageHeading } from '~/ui/page-heading';
import { AddressesSection } from './addresses-section';
import { BalanceSection } from './balance-section';
import { PasswordSection } from './password-section';
import { PersonalSection } from './personal-section';
import type { ProfileIntent } from './profile-intent';
import type { ProfileView, SubmittedForm } from './profile-view';
import { RepresentativeSection } from './representative-section';
import { Section } from './section';
import { SectionLinks } from './section-links';

interface Props {
  view: ProfileView;
  rejected: SubmittedForm | null;
}

export function ProfilePage({ view, rejected }: Props) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  const { key } = useLocation();
  const { person, unread, balance, representative, contactCentre, constraints, ...addresses } = view;
  const contact = representative ?? contactCentre;
  const returned = rejected ?? view.draft;
  const of = (intent: ProfileIntent) => (returned?.intent === intent ? returned : null);
  return (
    <div className="pt-4 md:pt-6">
      <PageHeading title={t('title')} />
      <SectionLinks hasContact={contact !== null} />
      <div className="grid gap-12 pb-12 lg:grid-cols-checkout lg:items-start">
        <PersonalSection person={person} unread={unread} returned={of('personal')} constraint={constraints.personal} />
        <div className="grid gap-8 rounded-lg bg-surface p-5 lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <BalanceSection balance={balance} />
          {contact && (
            <RepresentativeSection
              contact={contact}
              isRepresentative={representative !== null}
              isKnown={person !== null}
            />
          )}
        </div>
        <AddressesSection {...addresses} returned={of('address')} deletion={of('deleteAddress')} />
        {/* Passwords never stay typed: each page that comes has empty fields. */}
        <PasswordSection key={key} phone={person?.phone} returned={of('password')} constraint={constraints.password} />
        <Section id="delete" title={t('section.delete')}>
          <p className="mb-4 max-w-prose text-muted">{t('deleteLead')}</p>
          <ButtonLink href={links.to('delete-account')} variant="outline">
            {t('deleteAccount')}
          </ButtonLink>
        </Section>
      </div>
    </div>
  );
}
