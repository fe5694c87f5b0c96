import { useForm, type SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/error-summary';
import { faultsOf } from '~/bff/form-faults';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { SubmitButton } from '~/ui/submit-button';
import { DemoAccounts, type DemoAccountView } from './demo-accounts';

interface SignInFields {
  phone: string;
  password: string;
}

interface Props {
  /** What the last try left: typed values and faults. */
  result: SubmissionResult<string[]> | undefined;
  redirectTo: string;
  demoAccounts: readonly DemoAccountView[];
}

/** Sign-in by phone and password. */
export function SignInPage({ result, redirectTo, demoAccounts }: Props) {
  const { t } = useTranslation('account');
  const [form, fields] = useForm<SignInFields>({ id: 'sign-in', lastResult: result ?? null });
  return (
    <>
      <h1 className="text-title font-bold">{t('signInTitle')}</h1>
      <p className="mb-6 mt-1 text-soft">{t('signInLead')}</p>
      <Form method="post" id={form.id} noValidate className="grid gap-5">
        <ErrorSummary title={t('words:checkForm')} faults={faultsOf(result)} />
        <TextField
          name="phone" type="tel" inputMode="tel" autoComplete="username" required
          label={t('phone')} hint={t('phoneHint')} defaultValue={fields.phone.initialValue} error={fields.phone.errors}
        />
        <PasswordField
          name="password" autoComplete="current-password" required label={t('password')} error={fields.password.errors}
          showLabel={t('words:showPassword')} hideLabel={t('words:hidePassword')}
        />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <SubmitButton size="large" wide pendingLabel={t('words:sending')}>{t('signIn')}</SubmitButton>
      </Form>
      <DemoAccounts accounts={demoAccounts} />
    </>
  );
}
