import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readFields } from '~/bff/form-faults';
import { useLinks } from '~/links-hook';
import { AccountField } from '~/ui/account-field';
import { PasswordField } from '~/ui/password-field';
import { SubmitButton } from '~/ui/submit-button';
import { UserName } from '../user-name';
import { FormTop } from './form-top';
import type { ReturnedForm } from './profile-view';
import { Section } from './section';

/** A new password, by the old one. */
export function PasswordSection({ phone, returned }: { phone: string | undefined; returned: ReturnedForm | null }) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  const { errors } = readFields(returned?.form);
  const labels = { oldPassword: t('oldPassword'), newPassword: t('newPassword') };
  const show = { showLabel: t('words:showPassword'), hideLabel: t('words:hidePassword') };
  return (
    <Section id="password" title={t('section.password')}>
      <Form
        method="post"
        action={`${links.to('profile')}#password`}
        id="change-password"
        noValidate
        className="grid max-w-form gap-5"
      >
        <FormTop returned={returned} labels={labels} />
        <input type="hidden" name="intent" value="password" />
        <AccountField />
        {phone !== undefined && <UserName phone={phone} />}
        <PasswordField
          name="oldPassword"
          autoComplete="current-password"
          required
          label={labels.oldPassword}
          error={errors['oldPassword']}
          {...show}
        />
        <PasswordField
          name="newPassword"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={200}
          label={labels.newPassword}
          hint={t('passwordHint')}
          error={errors['newPassword']}
          {...show}
        />
        <div>
          <SubmitButton mark={{ intent: 'password' }} pendingLabel={t('words:sending')}>
            {t('changePassword')}
          </SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
