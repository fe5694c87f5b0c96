import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { SelectField } from '~/ui/fields/field';
import { Form } from '~/ui/forms/form';
import { useSyncFormDefaults } from '~/ui/forms/use-sync-form-defaults';
import type { BundleChoice } from './bundle.server';

export function BundleChoiceForm({ choice: { month, months, documentType, types, errors } }: { choice: BundleChoice }) {
  const { t } = useTranslation('bundle');
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;
  return (
    <Form
      ref={useSyncFormDefaults({ month, documentType })}
      method="get"
      action={useLinks().to('documents')}
      role="search"
      aria-label={t('choice')}
      className="pb-5"
    >
      <input type="hidden" name="view" value="month" />
      <ErrorSummary title={t('common:checkForm')} errors={errors} />
      <div className="grid items-start gap-3 sm:grid-cols-2 md:flex md:flex-wrap">
        <div className="min-w-0 md:w-56">
          <SelectField
            name="month"
            label={t('month')}
            quietLabel
            options={months}
            defaultValue={month}
            error={errorOf('month')}
          />
        </div>
        <div className="min-w-0 md:w-56">
          <SelectField
            name="documentType"
            label={t('documents:documentType')}
            quietLabel
            options={types}
            defaultValue={documentType}
            error={errorOf('documentType')}
          />
        </div>
        <Button type="submit" variant="outline" className="h-12">
          {t('documents:show')}
        </Button>
      </div>
    </Form>
  );
}
