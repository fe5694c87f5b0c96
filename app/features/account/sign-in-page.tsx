import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listErrors, parseFields } from '~/bff/forms/form-errors';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { PhoneField } from './phone-field';
import { PasswordField } from '~/ui/fields/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import type { LastSubmission } from './form-rejection';
import { FormRejectionNotice } from './form-rejection-notice';
import { buttonClass } from '~/ui/button';
import type { DemoAccountView } from './sign-in.server';

const SIGN_IN_FORM = 'sign-in';

const messagesOf = { regular: 'demoRegular', empty: 'demoEmpty', banned: 'demoBanned' } as const;

/** Accounts of the embedded API, to try the portal: a press signs in. */
function DemoAccounts({ accounts }: { accounts: readonly DemoAccountView[] }) {
  const { t } = useTranslation('account');
  if (accounts.length === 0) return null;
  return (
    <section className="mt-8 border-t border-border pt-5">
      <h2 className="font-semibold">{t('demoTitle')}</h2>
      <p className="text-meta text-muted">{t('demoLead')}</p>
      <ul className="mt-3 grid gap-3">
        {accounts.map(({ kind, phone, password }) => (
          <li key={kind}>
            <button
              form={SIGN_IN_FORM}
              name="demo"
              value={kind}
              className={`${buttonClass({ variant: 'outline', wide: true })} flex-col items-start text-start`}
            >
              <span>{t(messagesOf[kind])}</span>
              <span className="text-meta font-normal text-muted">{`${phone} / ${password}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props extends LastSubmission {
  redirectTo: string;
  demoAccounts: readonly DemoAccountView[];
}

export function SignInPage({ result, rejection, redirectTo, demoAccounts }: Props) {
  const { t } = useTranslation('account');
  const { values, errors } = parseFields(result);
  return (
    <>
      <AuthHeading title={t('signInTitle')}>{t('signInLead')}</AuthHeading>
      <Form method="post" id={SIGN_IN_FORM} noValidate className="grid gap-5">
        <ErrorSummary
          title={t('common:checkForm')}
          errors={listErrors(errors, { phone: t('phone'), password: t('password') })}
        />
        <FormRejectionNotice rejection={rejection} />
        <PhoneField name="phone" required defaultValue={values['phone']} error={errors['phone']} />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required
          label={t('password')}
          error={errors['password']}
        />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <input type="hidden" name="intent" value="signIn" />
        <SubmitButton size="large" wide mark={{ intent: 'signIn' }} pendingLabel={t('common:sending')}>
          {t('signIn')}
        </SubmitButton>
      </Form>
      <AuthLinks to={['forgotPassword', 'register', 'becomeClient']} redirectTo={redirectTo} />
      <DemoAccounts accounts={demoAccounts} />
    </>
  );
}
