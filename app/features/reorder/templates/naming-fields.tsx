import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '~/ui/field';
import type { TemplateActionData, WeekdayOption } from './templates-view';

type Props = {
  id: string;
  name: string;
  weekday: string;
  weekdays: readonly WeekdayOption[];
  /** Errors of this form. */
  answer: TemplateActionData | undefined;
};

/** Name and weekday of a template. */
export function NamingFields({ id, name, weekday, weekdays, answer }: Props) {
  const { t } = useTranslation('templates');
  const typed = answer?.form.initialValue;
  const error = (field: string) => answer?.form.error?.[field];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="name"
        id={`name${id}`}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={40}
        required
        autoComplete="off"
        defaultValue={typed ? typed['name'] : name}
        error={error('name')}
      />
      <SelectField
        name="weekday"
        id={`weekday${id}`}
        label={t('weekday')}
        options={weekdays}
        defaultValue={typed?.['weekday'] ?? weekday}
        error={error('weekday')}
      />
    </div>
  );
}
