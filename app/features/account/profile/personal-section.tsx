import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { FormConstraints } from '~/bff/forms/form-errors';
import { useLinks } from '~/use-links';
import { Form } from '~/ui/forms/form';
import { TextField } from '~/ui/fields/field';
import { Notice } from '~/ui/overlays/notice';
import { SubmitButton } from '~/ui/forms/submit-button';
import { usePersistForm } from '~/browser/persist-form';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { FormHeader } from './form-header';
import type { SubmittedForm } from './profile-view';
import type { ProfileView } from './profile.server';
import { Section } from './section';

interface Props extends Pick<ProfileView, 'person' | 'unread'> {
  returned: SubmittedForm | null;
  constraint: FormConstraints;
}

/** The phone is the login; only the office changes it. */
export function PersonalSection({ person, unread, returned, constraint }: Props) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  return (
    <Section id="personal" title={t('section.personal')}>
      {person ? (
        <Identity {...person} />
      ) : (
        <Notice
          className="mb-5"
          tone="warning"
          title={t('personMissing')}
          link={{ href: links.to('profile'), label: t('common:retry') }}
        >
          {unread}
        </Notice>
      )}
      {/* What is not known is not asked for: empty fields would look like lost data. */}
      {(person ?? returned) && <PersonalForm person={person} returned={returned} constraint={constraint} />}
    </Section>
  );
}

function Identity({ phone, customerCode }: NonNullable<ProfileView['person']>) {
  const { t } = useTranslation('profile');
  return (
    <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="text-small text-muted">{t('phone')}</dt>
        <dd className="font-semibold">{phone}</dd>
      </div>
      {customerCode !== null && (
        <div>
          <dt className="text-small text-muted">{t('customerCode')}</dt>
          <dd className="font-semibold">{customerCode}</dd>
        </div>
      )}
    </dl>
  );
}

function PersonalForm({ person, returned, constraint }: Omit<Props, 'unread'>) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  const { form, field, errors } = useSchemaForm({
    id: 'personal-data',
    result: returned?.form,
    values: { firstName: person?.firstName, lastName: person?.lastName, email: person?.email },
    constraint,
    schema: async () => (await import('./personal-form')).personalForm,
  });
  usePersistForm('personal-data');
  const labels = { firstName: t('firstName'), lastName: t('lastName'), email: t('email') };
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={`${links.to('profile')}#personal`}
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="empty:hidden sm:col-span-2">
        <FormHeader returned={returned} errors={errors} labels={labels} />
      </div>
      <input type="hidden" name="intent" value="personal" />
      <TextField {...field('firstName')} autoComplete="given-name" label={labels.firstName} />
      <TextField {...field('lastName')} autoComplete="family-name" label={labels.lastName} />
      <div className="sm:col-span-2">
        <TextField
          {...field('email', 'email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
          label={labels.email}
          hint={t('emailHint')}
        />
      </div>
      <div className="sm:col-span-2">
        <SubmitButton mark={{ intent: 'personal' }} pendingLabel={t('common:sending')}>
          {t('common:save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
