import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readFields } from '~/bff/form-faults';
import { ChoiceGroup } from '~/ui/choice-group';
import { ErrorSummary } from '~/ui/error-summary';
import { TextField } from '~/ui/field';
import { SubmitButton } from '~/ui/submit-button';
import type { ApplicantRole } from '~server/contract/enumerations';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import { nameFaults } from './name-faults';
import type { LastTry } from './refusal';
import { RefusalNotice } from './refusal-notice';

/** The application to become a client. */
export function BecomeClientPage({ result, refusal, roles }: LastTry & { roles: readonly ApplicantRole[] }) {
  const { t } = useTranslation('account');
  const { values, errors } = readFields(result);
  return (
    <>
      <AuthHeading title={t('becomeClientTitle')}>{t('becomeClientLead')}</AuthHeading>
      <Form method="post" id="become-client" noValidate className="grid gap-5">
        <ErrorSummary
          title={t('words:checkForm')}
          faults={nameFaults(result, { name: t('name'), phone: t('phone') })}
        />
        <RefusalNotice refusal={refusal} />
        <TextField
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          label={t('name')}
          hint={t('nameHint')}
          defaultValue={values['name']}
          error={errors['name']}
        />
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          label={t('phone')}
          hint={t('phoneHint')}
          defaultValue={values['phone']}
          error={refusal?.kind === 'clientExists' ? [t('clientExists')] : errors['phone']}
        />
        <ChoiceGroup
          name="role"
          legend={t('roleLegend')}
          chosen={values['role']}
          error={errors['role']}
          choices={roles.map((role) => ({ value: role, title: t(`role.${role}`), detail: t(`roleDetail.${role}`) }))}
        />
        <input type="hidden" name="intent" value="becomeClient" />
        <SubmitButton size="large" wide mark={{ intent: 'becomeClient' }} pendingLabel={t('words:sending')}>
          {t('sendApplication')}
        </SubmitButton>
      </Form>
      <AuthLinks to={['login']} />
    </>
  );
}
