import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { SubmitButton } from '~/ui/forms/submit-button';

/** Signing out is always a POST. */
export function SignOutPage({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('account');
  const links = useLinks();
  return (
    <>
      <h1 className="text-title font-bold">{t('signOutTitle')}</h1>
      <p className="mb-6 mt-1 text-muted">{isSignedIn ? t('signOutLead') : t('notSignedIn')}</p>
      {isSignedIn ? (
        <Form method="post">
          <input type="hidden" name="intent" value="signOut" />
          <SubmitButton size="large" wide mark={{ intent: 'signOut' }} pendingLabel={t('common:sending')}>
            {t('signOut')}
          </SubmitButton>
        </Form>
      ) : (
        <ButtonLink href={links.to('login')} size="large" wide>
          {t('signIn')}
        </ButtonLink>
      )}
    </>
  );
}
