import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { type FormConstraints, listErrors } from '~/bff/forms/form-errors';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { PhoneField } from './phone-field';
import { PasswordField } from '~/ui/fields/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import type { LastSubmission } from './form-rejection';
import { FormRejectionNotice } from './form-rejection-notice';

type Props = LastSubmission & { redirectTo: string; constraint: FormConstraints };

export function RegisterPage({ result, rejection, redirectTo, constraint }: Props) {
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
          title={t('common:checkForm')}
          errors={listErrors(errors, { phone: t('phone'), password: t('newPassword') })}
        />
        <FormRejectionNotice rejection={rejection} />
        <PhoneField
          {...field('phone', 'tel')}
          {...(rejection?.kind === 'accountExists' && { error: [t('accountExists')] })}
        />
        <PasswordField
          {...field('password', 'password')}
          autoComplete="new-password"
          label={t('newPassword')}
          hint={t('passwordHint')}
        />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <input type="hidden" name="intent" value="register" />
        <SubmitButton size="large" wide mark={{ intent: 'register' }} pendingLabel={t('common:sending')}>
          {t('register')}
        </SubmitButton>
      </Form>
      <AuthLinks to={['login', 'becomeClient']} redirectTo={redirectTo} />
    </>
  );
}
