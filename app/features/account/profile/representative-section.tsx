import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { MailIcon, MessageIcon, PhoneIcon } from '~/ui/icons';
import type { ContactView } from './profile-view';
import { Section } from './section';

interface Props {
  representative: ContactView | null;
  contactCentre: ContactView;
  /** Whether the supplier said who it is, or that there is nobody. */
  isKnown: boolean;
}

/** Whom to talk to about prices, limits and orders. */
export function RepresentativeSection({ representative, contactCentre, isKnown }: Props) {
  const { t } = useTranslation('profile');
  const { name, phone, number, email } = representative ?? contactCentre;
  return (
    <Section id="representative" title={t('section.representative')}>
      <p className="text-name font-semibold">{representative ? name : t('contactCentre')}</p>
      <p className="mt-0.5 text-muted">{phone}</p>
      {isKnown && (
        <p className="mt-1 text-meta text-muted">{t(representative ? 'representativeLead' : 'noRepresentative')}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={`tel:${number}`} look="outline">
          <PhoneIcon className="size-5" aria-hidden />
          {t('call')}
        </ButtonLink>
        {representative && (
          <ButtonLink href={`sms:${number}`} look="outline" className="[[data-device=desktop]_&]:hidden">
            <MessageIcon className="size-5" aria-hidden />
            {t('message')}
          </ButtonLink>
        )}
        {email !== null && (
          <ButtonLink href={`mailto:${email}`} look="outline">
            <MailIcon className="size-5" aria-hidden />
            {t('write')}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
