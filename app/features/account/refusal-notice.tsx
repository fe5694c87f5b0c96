import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import type { Links } from '~/links';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { Refusal } from './refusal';

interface Words {
  title: string;
  text?: string;
  /** The next step. */
  action?: { href: string; label: string };
}

/** A refusal at the top of its form, with what can be done about it. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null | undefined }) {
  const { t } = useTranslation('account');
  const links = useLinks();
  if (!refusal) return null;
  const { title, text, action } = wordsOf(refusal, t, links);
  return (
    <Notice
      tone="danger"
      title={title}
      action={action && <ButtonLink href={action.href} look="outline">{action.label}</ButtonLink>}
    >
      {text}
    </Notice>
  );
}

function wordsOf(refusal: Refusal, t: TFunction<'account'>, links: Links): Words {
  const signIn = { href: links.to('login'), label: t('signIn') };
  switch (refusal.kind) {
    case 'login':
      return { title: t('errors:login'), action: { href: links.to('forgotPassword'), label: t('forgotLink') } };
    case 'banned':
      return { title: t('errors:banned'), text: t('errors:bannedAdvice'), action: { href: links.to('contact'), label: t('errors:contactUs') } };
    case 'accountExists':
      return { title: t('accountExists'), text: t('accountExistsAdvice'), action: signIn };
    case 'clientExists':
      return { title: t('clientExists'), text: t('clientExistsText'), action: signIn };
    case 'tooManyTries':
      return { title: t('tooManyTries'), text: t('tooManyTriesAdvice', { count: refusal.minutes }) };
    case 'api':
      return { title: t('errors:api', { status: refusal.status, message: refusal.message }) };
  }
}
