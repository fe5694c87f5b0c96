import { useTranslation } from 'react-i18next';
import { type FormConstraints, listErrors, parseFields } from '~/bff/forms/form-errors';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import { RecoveryCodeForm } from './recovery-code-form';
import type { RecoveryView } from './recovery-steps.server';
import type { LastSubmission } from './form-rejection';
import { Form } from '@remix-run/react';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { PhoneField } from './phone-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { FormRejectionNotice } from './form-rejection-notice';

const steps = ['phone', 'code', 'password'] as const;

type Props = LastSubmission & { view: RecoveryView; constraint: FormConstraints };

export function RecoveryPage({ view, constraint, ...last }: Props) {
  const { t } = useTranslation('account');
  return (
    <>
      <AuthHeading title={t('recoveryTitle')} />
      <ol className="mb-6 grid grid-cols-3 gap-2 text-small">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === view.step ? 'step' : undefined}
            className={`border-t-4 pt-1.5 ${index <= steps.indexOf(view.step) ? 'border-leaf font-medium' : 'border-border text-muted'}`}
          >
            {t(`recoveryStep.${step}`)}
          </li>
        ))}
      </ol>
      {view.step === 'phone' ? (
        <RecoveryPhoneForm phone={view.phone} {...last} />
      ) : (
        <RecoveryCodeForm view={view} constraint={constraint} {...last} />
      )}
      <AuthLinks to={['login']} />
    </>
  );
}

function RecoveryPhoneForm({ phone, result, rejection }: LastSubmission & { phone: string }) {
  const { t } = useTranslation('account');
  const { values, errors } = parseFields(result, { phone });
  return (
    <Form method="post" id="recovery-phone" noValidate className="grid gap-5">
      <ErrorSummary title={t('common:checkForm')} errors={listErrors(errors, { phone: t('phone') })} />
      <FormRejectionNotice rejection={rejection} />
      <PhoneField
        name="phone"
        required
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
