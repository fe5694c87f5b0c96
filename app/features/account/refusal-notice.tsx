import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '~/bff/refusal-words';
import { useLinks } from '~/links-hook';
import type { Links } from '~/links';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { phoneHref } from '~/trade/phone-numbers';
import type { Refusal } from './refusal';

interface Words {
  title: string;
  text?: string;
  /** What can be done next. */
  steps?: { href: string; label: string }[];
}

/** A refusal at the top of its form, with what can be done about it. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null | undefined }) {
  const { t } = useTranslation('account');
  const links = useLinks();
  if (!refusal) return null;
  const { title, text, steps = [] } = wordsOf(refusal, t, links);
  return (
    <Notice
      tone="danger"
      title={title}
      action={steps.map(({ href, label }) => (
        <ButtonLink key={href} href={href} look="outline">
          {label}
        </ButtonLink>
      ))}
    >
      {text}
    </Notice>
  );
}

function wordsOf(refusal: Refusal, t: TFunction<'account'>, links: Links): Words {
  const signIn = { href: links.to('login'), label: t('signIn') };
  switch (refusal.kind) {
    case 'login':
      return { title: t('errors:login'), steps: [{ href: links.to('forgotPassword'), label: t('forgotLink') }] };
    case 'banned':
      return {
        title: t('errors:banned'),
        text: t('errors:bannedAdvice'),
        steps: [
          { href: phoneHref(refusal.phone), label: refusal.phone },
          { href: links.to('contact'), label: t('errors:contactUs') },
        ],
      };
    case 'sessionTooLarge':
      return {
        title: t('sessionTooLarge'),
        text: t('sessionTooLargeAdvice'),
        steps: [{ href: phoneHref(refusal.phone), label: refusal.phone }],
      };
    case 'accountExists':
      return {
        title: t('accountExists'),
        text: t('accountExistsAdvice'),
        steps: [signIn, { href: links.to('forgotPassword'), label: t('forgotLink') }],
      };
    case 'clientExists':
      return { title: t('clientExists'), text: t('clientExistsText'), steps: [signIn] };
    case 'tooManyTries':
      return { title: t('tooManyTries'), text: t('tooManyTriesAdvice', { count: refusal.minutes }) };
    case 'api':
      return {
        title: refusalWords(t, refusal.status, refusal.message),
        ...(refusal.message === '' && { text: t('errors:noConnectionAdvice') }),
      };
  }
}
