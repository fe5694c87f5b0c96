import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readFields } from '~/bff/form-faults';
import { useLinks } from '~/links-hook';
import { ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { SubmitButton } from '~/ui/submit-button';
import { nameFaults } from './name-faults';
import type { RecoveryView } from './recovery-steps.server';
import type { LastTry } from './refusal';
import { RefusalNotice } from './refusal-notice';
import { UserName } from './user-name';

type View = Exclude<RecoveryView, { step: 'phone' }>;

/** Steps 2 and 3: the code, and the new password at once or after it. */
export function RecoveryCodeForm({ view, result, refusal }: LastTry & { view: View }) {
  const { t } = useTranslation('account');
  const links = useLinks();
  const { phone, phoneText, code } = view;
  const { values, errors } = readFields(result, { code });
  return (
    <>
      <Form method="post" id="recovery-code" noValidate className="grid gap-5">
        <ErrorSummary
          title={t('words:checkForm')}
          faults={nameFaults(result, { code: t('code'), password: t('newPassword') })}
        />
        <RefusalNotice refusal={refusal} />
        <p>
          {t(view.step === 'code' ? 'codeSent' : 'codeKept')} <b className="whitespace-nowrap">{phoneText}</b>
        </p>
        <input type="hidden" name="intent" value="setPassword" />
        <input type="hidden" name="phone" value={phone} />
        <UserName phone={phone} />
        <TextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={20}
          label={t('code')}
          defaultValue={values['code']}
          error={errors['code']}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          required={view.step === 'password'}
          minLength={8}
          maxLength={200}
          label={t('newPassword')}
          hint={t('passwordHint')}
          error={errors['password']}
          showLabel={t('words:showPassword')}
          hideLabel={t('words:hidePassword')}
        />
        <SubmitButton size="large" wide mark={{ intent: 'setPassword' }} pendingLabel={t('words:sending')}>
          {t('setPassword')}
        </SubmitButton>
      </Form>
      <div className="mt-3 flex flex-wrap gap-3">
        <Form method="post" className="flex-auto">
          <input type="hidden" name="intent" value="sendCode" />
          <input type="hidden" name="phone" value={phone} />
          <SubmitButton look="quiet" wide mark={{ intent: 'sendCode' }} pendingLabel={t('words:sending')}>
            {t('sendCodeAgain')}
          </SubmitButton>
        </Form>
        <ButtonLink look="quiet" className="flex-auto" href={links.to('forgotPassword', {}, { step: 'phone' })}>
          {t('otherPhone')}
        </ButtonLink>
      </div>
    </>
  );
}
