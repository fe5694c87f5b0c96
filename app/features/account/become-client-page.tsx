import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { type FormConstraints, listErrors } from '~/bff/forms/form-errors';
import { ChoiceGroup } from '~/ui/fields/choice-group';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { TextField } from '~/ui/fields/field';
import { PhoneField } from './phone-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { usePersistForm } from '~/browser/persist-form';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import type { ApplicantRole } from '~server/contract/enumerations';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import type { LastSubmission } from './form-rejection';
import { FormRejectionNotice } from './form-rejection-notice';

type Props = LastSubmission & { roles: readonly ApplicantRole[]; constraint: FormConstraints };

export function BecomeClientPage({ result, rejection, roles, constraint }: Props) {
  const { t } = useTranslation('account');
  const { form, field, errors } = useSchemaForm({
    id: 'become-client',
    result,
    constraint,
    schema: async () => (await import('./application-form')).applicationForm,
  });
  usePersistForm('become-client');
  return (
    <>
      <AuthHeading title={t('becomeClientTitle')}>{t('becomeClientLead')}</AuthHeading>
      <Form {...getFormProps(form)} method="post" className="grid gap-5">
        <ErrorSummary
          title={t('common:checkForm')}
          errors={listErrors(errors, { name: t('name'), phone: t('phone') })}
        />
        <FormRejectionNotice rejection={rejection} />
        <TextField {...field('name')} autoComplete="name" label={t('name')} hint={t('nameHint')} />
        <PhoneField
          {...field('phone', 'tel')}
          autoComplete="tel"
          {...(rejection?.kind === 'clientExists' && { error: [t('clientExists')] })}
        />
        <ChoiceGroup
          name="role"
          legend={t('roleLegend')}
          chosen={field('role').defaultValue}
          error={errors['role']}
          choices={roles.map((role) => ({ value: role, title: t(`role.${role}`), detail: t(`roleDetail.${role}`) }))}
        />
        <input type="hidden" name="intent" value="becomeClient" />
        <SubmitButton size="large" wide mark={{ intent: 'becomeClient' }} pendingLabel={t('common:sending')}>
          {t('sendApplication')}
        </SubmitButton>
      </Form>
      <AuthLinks to={['login', 'register']} />
    </>
  );
}
