import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { type FormConstraints, listErrors } from '~/bff/form-faults';
import { useLinks } from '~/links-hook';
import { AccountField } from '~/ui/account-field';
import { ButtonLink } from '~/ui/button';
import { Checkbox } from '~/ui/checkbox';
import { ErrorSummary } from '~/ui/error-summary';
import { PageHeading } from '~/ui/page-heading';
import { PasswordField } from '~/ui/password-field';
import { SubmitButton } from '~/ui/submit-button';
import { useSchemaForm } from '~/bff/use-schema-form';
import { isTicked } from './consent';
import type { LastTry } from './refusal';
import { RefusalNotice } from './refusal-notice';

const losses = ['orders', 'addresses', 'payments', 'discounts'] as const;

/** Deletion of the account: what is lost, the password, and a tick that says so. */
export function DeletionPage({ result, refusal, constraint }: LastTry & { constraint: FormConstraints }) {
  const { t } = useTranslation('account');
  const links = useLinks();
  const { form, field, errors } = useSchemaForm({
    id: 'delete-account',
    result,
    constraint,
    schema: async () => (await import('./deletion-form')).deletionForm,
  });
  return (
    <div className="max-w-prose pb-12 pt-4 md:pt-6">
      <PageHeading title={t('deleteTitle')} />
      <h2 className="text-section font-semibold">{t('deleteLosses')}</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {losses.map((loss) => (
          <li key={loss}>{t(`loss.${loss}`)}</li>
        ))}
      </ul>
      <p className="mb-6 mt-4 font-medium">{t('deleteForGood')}</p>
      <Form {...getFormProps(form)} method="post" className="grid max-w-form gap-5">
        <ErrorSummary title={t('words:checkForm')} faults={listErrors(errors, { password: t('password') })} />
        <RefusalNotice refusal={refusal} />
        <PasswordField
          {...field('password', 'password')}
          autoComplete="current-password"
          label={t('password')}
          showLabel={t('words:showPassword')}
          hideLabel={t('words:hidePassword')}
        />
        <Checkbox
          name="confirm"
          id="confirm"
          value="yes"
          required
          defaultChecked={isTicked(field('confirm').defaultValue)}
          error={errors['confirm']}
        >
          {t('deleteConfirm')}
        </Checkbox>
        <input type="hidden" name="intent" value="deleteAccount" />
        <AccountField />
        <div className="flex flex-wrap gap-3">
          <SubmitButton look="danger" mark={{ intent: 'deleteAccount' }} pendingLabel={t('words:sending')}>
            {t('deleteForever')}
          </SubmitButton>
          <ButtonLink href={links.to('profile')} look="outline">
            {t('deleteKeep')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
