import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readFields } from '~/bff/form-faults';
import { ErrorSummary } from '~/ui/error-summary';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { SubmitButton } from '~/ui/submit-button';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import { nameFaults } from './name-faults';
import type { LastTry } from './refusal';
import { RefusalNotice } from './refusal-notice';

/** Registration by phone and a password of one's own. */
export function RegisterPage({ result, refusal, redirectTo }: LastTry & { redirectTo: string }) {
  const { t } = useTranslation('account');
  const { values, errors } = readFields(result);
  return (
    <>
      <AuthHeading title={t('registerTitle')}>{t('registerLead')}</AuthHeading>
      <Form method="post" id="register" noValidate className="grid gap-5">
        <ErrorSummary
          title={t('words:checkForm')}
          faults={nameFaults(result, { phone: t('phone'), password: t('newPassword') })}
        />
        <RefusalNotice refusal={refusal} />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="username"
          required
          label={t('phone')}
          hint={t('phoneHint')}
          defaultValue={values['phone']}
          error={refusal?.kind === 'accountExists' ? [t('accountExists')] : errors['phone']}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={200}
          label={t('newPassword')}
          hint={t('passwordHint')}
          error={errors['password']}
          showLabel={t('words:showPassword')}
          hideLabel={t('words:hidePassword')}
        />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <input type="hidden" name="intent" value="register" />
        <SubmitButton size="large" wide mark={{ intent: 'register' }} pendingLabel={t('words:sending')}>
          {t('register')}
        </SubmitButton>
      </Form>
      <AuthLinks to={['login', 'becomeClient']} redirectTo={redirectTo} />
    </>
  );
}
