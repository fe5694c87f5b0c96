import { useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
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
  const [form, fields] = useForm<{ name: string; phone: string; role: string }>({ id: 'become-client', lastResult: result ?? null });
  return (
    <>
      <AuthHeading title={t('becomeClientTitle')}>{t('becomeClientLead')}</AuthHeading>
      <Form method="post" id={form.id} noValidate className="grid gap-5">
        <ErrorSummary title={t('words:checkForm')} faults={nameFaults(result, { name: t('name'), phone: t('phone') })} />
        <RefusalNotice refusal={refusal} />
        <TextField
          name="name" autoComplete="name" required maxLength={100}
          label={t('name')} hint={t('nameHint')} defaultValue={fields.name.initialValue} error={fields.name.errors}
        />
        <TextField
          name="phone" type="tel" inputMode="tel" autoComplete="tel" required
          label={t('phone')} hint={t('phoneHint')} defaultValue={fields.phone.initialValue} error={refusal?.kind === 'clientExists' ? [t('clientExists')] : fields.phone.errors}
        />
        <ChoiceGroup
          name="role" legend={t('roleLegend')} chosen={fields.role.initialValue} error={fields.role.errors}
          choices={roles.map((role) => ({ value: role, title: t(`role.${role}`), detail: t(`roleDetail.${role}`) }))}
        />
        <input type="hidden" name="intent" value="becomeClient" />
        <SubmitButton size="large" wide mark={{ intent: 'becomeClient' }} pendingLabel={t('words:sending')}>{t('sendApplication')}</SubmitButton>
      </Form>
      <AuthLinks to={['login']} />
    </>
  );
}
