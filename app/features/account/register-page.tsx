import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { type FormConstraints, listErrors } from '~/bff/form-faults';
import { ErrorSummary } from '~/ui/error-summary';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { SubmitButton } from '~/ui/submit-button';
import { useSchemaForm } from '~/bff/use-schema-form';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import type { LastTry } from './refusal';
import { RefusalNotice } from './refusal-notice';

type Props = LastTry & { redirectTo: string; constraint: FormConstraints };

/** Registration by phone and a password of one's own. */
export function RegisterPage({ result, refusal, redirectTo, constraint }: Props) {
  const { t } = useTranslation('account');
  const { form, field, errors } = useSchemaForm({
    id: 'register',
    result,
    constraint,
    schema: async () => (await import('./register-form')).registerForm,
  });
  return (
    <>
      <AuthHeading title={t('registerTitle')}>{t('registerLead')}</AuthHeading>
      <Form {...getFormProps(form)} method="post" className="grid gap-5">
        <ErrorSummary
          title={t('words:checkForm')}
          faults={listErrors(errors, { phone: t('phone'), password: t('newPassword') })}
        />
        <RefusalNotice refusal={refusal} />
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          inputMode="tel"
          autoComplete="username"
          label={t('phone')}
          hint={t('phoneHint')}
          {...(refusal?.kind === 'accountExists' && { error: [t('accountExists')] })}
        />
        <PasswordField
          {...field('password', 'password')}
          autoComplete="new-password"
          label={t('newPassword')}
          hint={t('passwordHint')}
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
