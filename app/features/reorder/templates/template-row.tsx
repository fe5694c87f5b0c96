import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listErrors } from '~/bff/forms/form-errors';
import { useLinks } from '~/use-links';
import { AccountField } from '~/ui/account-field';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { Link } from '~/ui/link';
import { SubmitButton } from '~/ui/submit-button';
import { NamingFields } from './naming-fields';
import type { TemplateActionData, TemplateRowView, WeekdayOption } from './templates-view';

type Props = { row: TemplateRowView; weekdays: readonly WeekdayOption[]; answer: TemplateActionData | undefined };

/** A template with its edit forms. */
export function TemplateRow({ row, weekdays, answer }: Props) {
  const { t } = useTranslation('templates');
  const { name, day, isToday, size, href } = row;
  return (
    <li className="px-3.5 py-3.5 md:px-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-name font-semibold">
            <Link href={href} className="min-w-0 hover:text-leaf-ink hover:underline [overflow-wrap:anywhere]">
              {name}
            </Link>
            {day !== null && <Badge tone={isToday ? 'running' : 'plain'}>{isToday ? t('today', { day }) : day}</Badge>}
          </h2>
          <p className="text-small text-muted">{size}</p>
        </div>
        <ButtonLink href={href} variant={isToday ? 'primary' : 'outline'} aria-label={t('openNamed', { name })}>
          {t('open')}
        </ButtonLink>
      </div>
      <details open={answer !== undefined || row.typed !== undefined}>
        <summary className="inline-flex min-h-target cursor-pointer items-center text-small text-leaf-ink underline underline-offset-4">
          <span>{t('change')}</span>
          <span className="sr-only">{`: ${name}`}</span>
        </summary>
        <Changes row={row} weekdays={weekdays} answer={answer} />
      </details>
    </li>
  );
}

function Changes({ row: { id, name, weekday, typed }, weekdays, answer }: Props) {
  const { t } = useTranslation('templates');
  const action = useLinks().to('templates');
  const errors = listErrors(answer?.form.error).map((fieldError) => ({
    ...fieldError,
    fieldId: fieldError.fieldId && `${fieldError.fieldId}-${id}`,
  }));
  return (
    <div className="grid max-w-prose gap-4 pb-2 pt-1">
      <ErrorSummary title={t('common:checkForm')} errors={errors} />
      <Form method="post" action={action} noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="rename" />
        <AccountField />
        <input type="hidden" name="templateId" value={id} />
        <NamingFields
          key={`${name} ${weekday}`}
          id={`-${id}`}
          name={typed?.name ?? name}
          weekday={typed?.weekday ?? weekday}
          weekdays={weekdays}
          answer={answer}
        />
        <div>
          <SubmitButton mark={{ intent: 'rename', templateId: id }} pendingLabel={t('saving')} variant="outline">
            {t('common:save')}
          </SubmitButton>
        </div>
      </Form>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="delete" />
        <AccountField />
        <input type="hidden" name="templateId" value={id} />
        <SubmitButton mark={{ intent: 'delete', templateId: id }} pendingLabel={t('deleting')} variant="danger">
          {t('delete', { name })}
        </SubmitButton>
      </Form>
    </div>
  );
}
