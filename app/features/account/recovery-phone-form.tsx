import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listErrors, readFields } from '~/bff/form-faults';
import { ErrorSummary } from '~/ui/error-summary';
import { TextField } from '~/ui/field';
import { SubmitButton } from '~/ui/submit-button';
import type { LastTry } from './refusal';
import { RefusalNotice } from './refusal-notice';

/** Step 1: whose password. */
export function RecoveryPhoneForm({ phone, result, refusal }: LastTry & { phone: string }) {
  const { t } = useTranslation('account');
  const { values, errors } = readFields(result, { phone });
  return (
    <Form method="post" id="recovery-phone" noValidate className="grid gap-5">
      <ErrorSummary title={t('words:checkForm')} faults={listErrors(errors, { phone: t('phone') })} />
      <RefusalNotice refusal={refusal} />
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
      <SubmitButton size="large" wide mark={{ intent: 'sendCode' }} pendingLabel={t('words:sending')}>
        {t('sendCode')}
      </SubmitButton>
    </Form>
  );
}
