import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { FormConstraints } from '~/bff/forms/form-errors';
import { useLinks } from '~/use-links';
import { Form } from '~/ui/forms/form';
import { PasswordField } from '~/ui/fields/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { UserName } from '../user-name';
import { FormHeader } from './form-header';
import type { SubmittedForm } from './profile-view';
import { Section } from './section';

interface Props {
  phone: string | undefined;
  returned: SubmittedForm | null;
  constraint: FormConstraints;
}

export function PasswordSection({ phone, returned, constraint }: Props) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  const { form, field, errors } = useSchemaForm({
    id: 'change-password',
    result: returned?.form,
    constraint,
    schema: async () => (await import('./personal-form')).passwordForm,
  });
  const labels = { oldPassword: t('oldPassword'), newPassword: t('newPassword') };
  return (
    <Section id="password" title={t('section.password')}>
      <Form
        {...getFormProps(form)}
        method="post"
        action={`${links.to('profile')}#password`}
        className="grid max-w-form gap-5"
      >
        <FormHeader returned={returned} errors={errors} labels={labels} />
        <input type="hidden" name="intent" value="password" />
        {phone !== undefined && <UserName phone={phone} />}
        <PasswordField
          {...field('oldPassword', 'password')}
          autoComplete="current-password"
          label={labels.oldPassword}
        />
        <PasswordField
          {...field('newPassword', 'password')}
          autoComplete="new-password"
          label={labels.newPassword}
          hint={t('passwordHint')}
        />
        <div>
          <SubmitButton mark={{ intent: 'password' }} pendingLabel={t('common:sending')}>
            {t('changePassword')}
          </SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
