import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '~/bff/errors/api-error-message';
import { useLinks } from '~/use-links';
import type { Links } from '~/routing/links';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/overlays/notice';
import { phoneHref } from '~server/domain/phone-numbers';
import type { FormRejection } from './form-rejection';

interface Words {
  title: string;
  text?: string;
  steps?: { href: string; label: string }[];
}

export function FormRejectionNotice({ rejection }: { rejection: FormRejection | null | undefined }) {
  const { t } = useTranslation('account');
  const links = useLinks();
  if (!rejection) return null;
  const { title, text, steps = [] } = wordsOf(rejection, t, links);
  return (
    <Notice
      tone="danger"
      title={title}
      action={steps.map(({ href, label }) => (
        <ButtonLink key={href} href={href} variant="outline">
          {label}
        </ButtonLink>
      ))}
    >
      {text}
    </Notice>
  );
}

function wordsOf(rejection: FormRejection, t: TFunction<'account'>, links: Links): Words {
  const signIn = { href: links.to('login'), label: t('signIn') };
  switch (rejection.kind) {
    case 'login':
      return { title: t('errors:login'), steps: [{ href: links.to('forgotPassword'), label: t('forgotLink') }] };
    case 'banned':
      return {
        title: t('errors:banned'),
        text: t('errors:bannedAdvice'),
        steps: [...callStep(rejection.phone), { href: links.to('contact'), label: t('errors:contactUs') }],
      };
    case 'sessionTooLarge':
      return {
        title: t('sessionTooLarge'),
        text: t('sessionTooLargeAdvice'),
        steps: callStep(rejection.phone),
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
      return { title: t('tooManyTries'), text: t('tooManyTriesAdvice', { count: rejection.minutes }) };
    case 'api':
      return {
        title: apiErrorMessage(t, rejection.status, rejection.message),
        ...(rejection.message === '' && { text: t('errors:noConnectionAdvice') }),
      };
  }
}

function callStep(phone: string | undefined) {
  return phone === undefined ? [] : [{ href: phoneHref(phone), label: phone }];
}
