import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { readFields } from '~/bff/form-faults';
import { useLinks } from '~/links-hook';
import { AccountField } from '~/ui/account-field';
import { ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { SubmitButton } from '~/ui/submit-button';
import { FormTop } from './form-top';
import type { ProfileView, ReturnedForm } from './profile-view';
import { Section } from './section';

interface Props extends Pick<ProfileView, 'person' | 'unread'> {
  returned: ReturnedForm | null;
}

/** Who the customer is. The phone is the sign-in name and changed by the office only. */
export function PersonalSection({ person, unread, returned }: Props) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  return (
    <Section id="personal" title={t('section.personal')}>
      {person ? (
        <Identity {...person} />
      ) : (
        <div className="mb-5">
          <Notice
            tone="warning"
            title={t('personMissing')}
            action={
              <ButtonLink href={links.to('profile')} look="outline">
                {t('words:retry')}
              </ButtonLink>
            }
          >
            {unread}
          </Notice>
        </div>
      )}
      {/* What is not known is not asked for: empty fields would look like lost data. */}
      {(person ?? returned) && <PersonalForm person={person} returned={returned} />}
    </Section>
  );
}

function Identity({ phone, customerCode }: NonNullable<ProfileView['person']>) {
  const { t } = useTranslation('profile');
  return (
    <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="text-small text-soft">{t('phone')}</dt>
        <dd className="font-semibold">{phone}</dd>
      </div>
      {customerCode !== null && (
        <div>
          <dt className="text-small text-soft">{t('customerCode')}</dt>
          <dd className="font-semibold">{customerCode}</dd>
        </div>
      )}
    </dl>
  );
}

function PersonalForm({ person, returned }: Omit<Props, 'unread'>) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  const { firstName, lastName, email } = person ?? { firstName: '', lastName: '', email: '' };
  const { values, errors } = readFields(returned?.form, { firstName, lastName, email });
  const labels = { firstName: t('firstName'), lastName: t('lastName'), email: t('email') };
  return (
    <Form
      method="post"
      action={`${links.to('profile')}#personal`}
      id="personal-data"
      noValidate
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="empty:hidden sm:col-span-2">
        <FormTop returned={returned} labels={labels} />
      </div>
      <input type="hidden" name="intent" value="personal" />
      <AccountField />
      <TextField
        name="firstName"
        autoComplete="given-name"
        required
        maxLength={100}
        label={labels.firstName}
        defaultValue={values['firstName']}
        error={errors['firstName']}
      />
      <TextField
        name="lastName"
        autoComplete="family-name"
        required
        maxLength={100}
        label={labels.lastName}
        defaultValue={values['lastName']}
        error={errors['lastName']}
      />
      <div className="sm:col-span-2">
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
          label={labels.email}
          hint={t('emailHint')}
          defaultValue={values['email']}
          error={errors['email']}
        />
      </div>
      <div className="sm:col-span-2">
        <SubmitButton mark={{ intent: 'personal' }} pendingLabel={t('words:sending')}>
          {t('words:save')}
        </SubmitButton>
      </div>
    </Form>
  );
}
