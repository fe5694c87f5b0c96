import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { type FormErrors, listErrors } from '~/bff/form-faults';
import type { ReturnedForm } from './profile-view';

/** Above a form that came back: its faults, or that what was typed is still there. */
export function FormTop({
  returned,
  errors = returned?.form.error ?? {},
  labels = {},
}: {
  returned: ReturnedForm | null;
  /** Those of its faults that still stand. */
  errors?: FormErrors;
  labels?: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation('profile');
  if (returned === null) return null;
  if (returned.form.status === undefined)
    return (
      <Notice tone="info" title={t('kept')}>
        {t('keptAdvice')}
      </Notice>
    );
  return <ErrorSummary title={t('words:checkForm')} faults={listErrors(errors, labels)} />;
}
