import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { buttonClass, ButtonLink } from '~/ui/button';
import { PageHeading } from '~/ui/page-heading';
import { AddressesSection } from './addresses-section';
import { PasswordSection } from './password-section';
import { PersonalSection } from './personal-section';
import type { ProfileIntent } from './profile-intent';
import type { SubmittedForm } from './profile-view';
import type { ProfileView } from './profile.server';
import { RepresentativeSection } from './representative-section';
import { Section } from './section';
import clsx from 'clsx';
import { StatBar } from '~/ui/lists/stat-bar';
import type { BalanceView } from './balance-view.server';
import { Chip } from '~/ui/chip';

const sections = ['personal', 'balance', 'representative', 'addresses', 'password', 'delete'] as const;

function SectionLinks({ hasContact }: { hasContact: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={t('sections')} className="scroll-x -mx-3.5 mb-8 gap-2 px-3.5 py-1 md:mx-0 md:flex-wrap md:px-0">
      {sections
        .filter((section) => hasContact || section !== 'representative')
        .map((section) => (
          <Chip key={section} href={`#${section}`}>
            {t(`section.${section}`)}
          </Chip>
        ))}
    </nav>
  );
}

export function ProfilePage({ view, rejected }: { view: ProfileView; rejected: SubmittedForm | null }) {
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
          <div className="flex flex-wrap gap-2">
            <a href={links.to('account-data')} className={buttonClass({ variant: 'outline' })}>
              {t('takeData')}
            </a>
            <ButtonLink href={links.to('delete-account')} variant="outline">
              {t('deleteAccount')}
            </ButtonLink>
          </div>
        </Section>
      </div>
    </div>
  );
}

function BalanceSection({ balance }: { balance: BalanceView }) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  const { label, amount, inDebt, bar, sentences } = balance;
  return (
    <Section id="balance" title={t('section.balance')}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">{label}</span>
        {amount !== null && (
          <b className={clsx('text-total', inDebt && bar?.[0]?.tone === 'over' && 'text-poppy-ink')}>{amount}</b>
        )}
      </p>
      {bar && <StatBar parts={bar} className="mt-3 h-2.5" />}
      <ul className="mt-3 grid gap-0.5 text-meta text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3">
        <ButtonLink href={links.to('documents', {}, { view: 'unpaid' })} variant="outline" size="sm">
          {t('layout:menu.debts')}
        </ButtonLink>
      </p>
    </Section>
  );
}
