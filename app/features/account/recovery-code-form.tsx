import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { type FormConstraints, listErrors } from '~/bff/forms/form-errors';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { TextField } from '~/ui/fields/field';
import { PasswordField } from '~/ui/fields/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import type { RecoveryView } from './recovery-steps.server';
import type { LastSubmission } from './form-rejection';
import { FormRejectionNotice } from './form-rejection-notice';
import { UserName } from './user-name';

interface Props extends LastSubmission {
  view: Exclude<RecoveryView, { step: 'phone' }>;
  constraint: FormConstraints;
}

/** Steps 2 and 3: the code, and the new password with it or after it. */
export function RecoveryCodeForm({ view, result, rejection, constraint }: Props) {
  const { t } = useTranslation('account');
  const links = useLinks();
  const { phone, phoneText, code } = view;
  const { form, field, errors } = useSchemaForm({
    id: 'recovery-code',
    result,
    values: { code },
    constraint,
    schema: async () => (await import('./recovery-form')).recoveryPasswordForm,
  });
  return (
    <>
      <Form {...getFormProps(form)} method="post" className="grid gap-5">
        <ErrorSummary
          title={t('common:checkForm')}
          errors={listErrors(errors, { code: t('code'), password: t('newPassword') })}
        />
        <FormRejectionNotice rejection={rejection} />
        <p>
          <span>{`${t(view.step === 'code' ? 'codeSent' : 'codeKept')} `}</span>
          <b className="whitespace-nowrap">{phoneText}</b>
        </p>
        <input type="hidden" name="intent" value="setPassword" />
        <input type="hidden" name="phone" value={phone} />
        <UserName phone={phone} />
        <TextField {...field('code')} inputMode="numeric" autoComplete="one-time-code" label={t('code')} />
        <PasswordField
          {...field('password', 'password')}
          autoComplete="new-password"
          required={view.step === 'password'}
          label={t('newPassword')}
          hint={t('passwordHint')}
        />
        <SubmitButton size="large" wide mark={{ intent: 'setPassword' }} pendingLabel={t('common:sending')}>
          {t('setPassword')}
        </SubmitButton>
      </Form>
      <div className="mt-3 flex flex-wrap gap-3">
        <Form method="post" className="flex-auto">
          <input type="hidden" name="intent" value="sendCode" />
          <input type="hidden" name="phone" value={phone} />
          <SubmitButton variant="secondary" wide mark={{ intent: 'sendCode' }} pendingLabel={t('common:sending')}>
            {t('sendCodeAgain')}
          </SubmitButton>
        </Form>
        <ButtonLink variant="secondary" className="flex-auto" href={links.to('forgotPassword', {}, { step: 'phone' })}>
          {t('otherPhone')}
        </ButtonLink>
      </div>
    </>
  );
}
