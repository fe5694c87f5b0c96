import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { type FormConstraints, listErrors } from '~/bff/forms/form-errors';
import { useLinks } from '~/use-links';
import { Form } from '~/ui/forms/form';
import { ButtonLink } from '~/ui/button';
import { Checkbox } from '~/ui/fields/checkbox';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { PageHeading } from '~/ui/page-heading';
import { PasswordField } from '~/ui/fields/password-field';
import { SubmitButton } from '~/ui/forms/submit-button';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { isChecked } from './checkbox-field';
import type { LastSubmission } from './form-rejection';
import { FormRejectionNotice } from './form-rejection-notice';

const losses = ['orders', 'addresses', 'payments', 'discounts'] as const;

export function DeletionPage({ result, rejection, constraint }: LastSubmission & { constraint: FormConstraints }) {
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
        <ErrorSummary title={t('common:checkForm')} errors={listErrors(errors, { password: t('password') })} />
        <FormRejectionNotice rejection={rejection} />
        <PasswordField {...field('password', 'password')} autoComplete="current-password" label={t('password')} />
        <Checkbox
          name="confirm"
          id="confirm"
          value="yes"
          required
          defaultChecked={isChecked(field('confirm').defaultValue)}
          error={errors['confirm']}
        >
          {t('deleteConfirm')}
        </Checkbox>
        <input type="hidden" name="intent" value="deleteAccount" />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="danger" mark={{ intent: 'deleteAccount' }} pendingLabel={t('common:sending')}>
            {t('deleteForever')}
          </SubmitButton>
          <ButtonLink href={links.to('profile')} variant="outline">
            {t('deleteKeep')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
