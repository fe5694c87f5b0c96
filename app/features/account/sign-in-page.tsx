import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listErrors, parseFields } from '~/bff/forms/form-errors';
import { ErrorSummary } from '~/ui/error-summary';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { SubmitButton } from '~/ui/submit-button';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import { DemoAccounts, SIGN_IN_FORM, type DemoAccountView } from './demo-accounts';
import type { LastSubmission } from './form-rejection';
import { FormRejectionNotice } from './form-rejection-notice';

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
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="username"
          required
          label={t('phone')}
          hint={t('phoneHint')}
          defaultValue={values['phone']}
          error={errors['phone']}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required
          label={t('password')}
          error={errors['password']}
          showLabel={t('common:showPassword')}
          hideLabel={t('common:hidePassword')}
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
