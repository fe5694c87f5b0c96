import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listErrors, parseFields } from '~/bff/forms/form-errors';
import { ErrorSummary } from '~/ui/error-summary';
import { TextField } from '~/ui/field';
import { SubmitButton } from '~/ui/submit-button';
import type { LastSubmission } from './form-rejection';
import { FormRejectionNotice } from './form-rejection-notice';

export function RecoveryPhoneForm({ phone, result, rejection }: LastSubmission & { phone: string }) {
  const { t } = useTranslation('account');
  const { values, errors } = parseFields(result, { phone });
  return (
    <Form method="post" id="recovery-phone" noValidate className="grid gap-5">
      <ErrorSummary title={t('common:checkForm')} errors={listErrors(errors, { phone: t('phone') })} />
      <FormRejectionNotice rejection={rejection} />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="username"
        required
        label={t('phone')}
        hint={t('recoveryPhoneHint')}
        defaultValue={values['phone']}
        error={errors['phone']}
      />
      <input type="hidden" name="intent" value="sendCode" />
      <SubmitButton size="large" wide mark={{ intent: 'sendCode' }} pendingLabel={t('common:sending')}>
        {t('sendCode')}
      </SubmitButton>
    </Form>
  );
}
