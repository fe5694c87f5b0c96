import { useTranslation } from 'react-i18next';
import { dialNumber, phoneHref } from '~server/domain/phone-numbers';
import { ButtonLink } from '~/ui/button';
import { MailIcon, MessageIcon, PhoneIcon } from '~/ui/icons';
import type { ContactView } from './profile.server';
import { Section } from './section';

interface Props {
  contact: ContactView;
  isRepresentative: boolean;
  /** Whether the API has said who it is, or that there is none. */
  isKnown: boolean;
}

export function RepresentativeSection({ contact, isRepresentative, isKnown }: Props) {
  const { t } = useTranslation('profile');
  const { name, phone, chats, email } = contact;
  return (
    <Section id="representative" title={t('section.representative')}>
      <p className="text-name font-semibold">{isRepresentative ? name : t('contactCentre')}</p>
      {phone !== null && <p className="mt-0.5 text-muted">{phone}</p>}
      {isKnown && (
        <p className="mt-1 text-meta text-muted">{t(isRepresentative ? 'representativeLead' : 'noRepresentative')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {phone !== null && (
          <ButtonLink href={phoneHref(phone)} variant="outline">
            <PhoneIcon className="size-5" aria-hidden />
            <span>{t('call')}</span>
          </ButtonLink>
        )}
        {isRepresentative && phone !== null && (
          <ButtonLink href={`sms:${dialNumber(phone)}`} variant="outline" className="[[data-device=desktop]_&]:hidden">
            <MessageIcon className="size-5" aria-hidden />
            <span>{t('message')}</span>
          </ButtonLink>
        )}
        {chats.map(({ label, href }) => (
          <ButtonLink key={label} href={href} variant="outline">
            {label}
          </ButtonLink>
        ))}
        {email !== null && (
          <ButtonLink href={`mailto:${email}`} variant="outline">
            <MailIcon className="size-5" aria-hidden />
            <span>{t('write')}</span>
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
