import { useTranslation } from 'react-i18next';
import { useLinks } from '~/links-hook';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { SelectField } from '~/ui/field';
import { Form } from '~/ui/form';
import { useAnsweredForm } from '~/ui/use-answered-form';
import type { PackChoice } from './pack-view';

/** The month and the type of papers; they live in the address. */
export function PackChoiceForm({ choice: { month, months, documentType, types, faults } }: { choice: PackChoice }) {
  const { t } = useTranslation('pack');
  const faultOf = (field: string) => faults.find(({ fieldId }) => fieldId === field)?.message;
  return (
    <Form
      ref={useAnsweredForm({ month, documentType })}
      method="get"
      action={useLinks().to('papers')}
      role="search"
      aria-label={t('choice')}
      className="pb-5"
    >
      <ErrorSummary title={t('words:checkForm')} faults={faults} />
      <div className="grid items-start gap-3 sm:grid-cols-2 md:flex md:flex-wrap">
        <div className="min-w-0 md:w-56">
          <SelectField
            name="month"
            label={t('month')}
            quietLabel
            options={months}
            defaultValue={month}
            error={faultOf('month')}
          />
        </div>
        <div className="min-w-0 md:w-56">
          <SelectField
            name="documentType"
            label={t('documents:documentType')}
            quietLabel
            options={types}
            defaultValue={documentType}
            error={faultOf('documentType')}
          />
        </div>
        <Button type="submit" look="outline" className="h-12">
          {t('documents:show')}
        </Button>
      </div>
    </Form>
  );
}
