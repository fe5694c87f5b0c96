import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { Notice } from '~/ui/overlays/notice';
import { type FormErrors, listErrors } from '~/bff/forms/form-errors';
import type { SubmittedForm } from './profile-view';

/** Above a restored form: its errors, or that its values are still there. */
export function FormHeader({
  returned,
  errors = returned?.form.error ?? {},
  labels = {},
}: {
  returned: SubmittedForm | null;
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
  return <ErrorSummary title={t('common:checkForm')} errors={listErrors(errors, labels)} />;
}
