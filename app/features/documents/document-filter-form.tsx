import { useLocation } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { ChipChoice } from '~/ui/fields/chip-choice';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { SelectField, TextField } from '~/ui/fields/field';
import { Form } from '~/ui/forms/form';
import { Chip } from '~/ui/chip';
import { useSyncFormDefaults } from '~/ui/forms/use-sync-form-defaults';
import { useHydrated } from 'remix-utils/use-hydrated';
import type { DocumentFilterView } from './filter-view.server';

export const filterId = 'filter';

/** Whether the filter is open on a phone: it is in force or has errors. */
export function isFilterOpen({ inForce, errors }: DocumentFilterView): boolean {
  return inForce || errors.length > 0;
}

/** Filter by period, type and status, in the URL. Dates appear for their choice, and on a phone the form on request, also without JavaScript. */
export function DocumentFilterForm({ filter }: { filter: DocumentFilterView }) {
  const { t } = useTranslation('documents');
  const { date, dateFrom, dateTo, documentType, status } = filter;
  const isTarget = useIsTarget();
  const selects = [
    { name: 'documentType', options: filter.types, defaultValue: documentType, className: 'md:w-56' },
    { name: 'status', options: filter.statuses, defaultValue: status, className: 'md:w-44' },
  ] as const;
  const errorOf = (fieldId: string) => filter.errors.find((fieldError) => fieldError.fieldId === fieldId)?.message;
  return (
    <Form
      ref={useSyncFormDefaults({ date, dateFrom, dateTo, documentType, status })}
      id={filterId}
      method="get"
      action={filter.action}
      role="search"
      aria-label={t('filter')}
      className={clsx(
        'group/filter pb-5',
        !isFilterOpen(filter) && !isTarget && 'max-md:hidden',
        !isFilterOpen(filter) && isTarget === undefined && 'max-md:target:block',
      )}
    >
      <ErrorSummary title={t('common:checkForm')} errors={filter.errors} />
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-start">
        <ChipChoice
          name="date"
          legend={t('period')}
          quietLegend
          chips={filter.dates}
          chosen={date}
          error={errorOf('date')}
        />
        <div className="grid grid-cols-2 items-start gap-3 group-has-[input[value=all]:checked]/filter:hidden">
          <TextField
            name="dateFrom"
            type="date"
            label={t('dateFrom')}
            quietLabel
            defaultValue={dateFrom}
            error={errorOf('dateFrom')}
          />
          <div className="group-has-[input[value=day]:checked]/filter:hidden">
            <TextField
              name="dateTo"
              type="date"
              label={t('dateTo')}
              quietLabel
              defaultValue={dateTo}
              error={errorOf('dateTo')}
            />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-2 md:contents">
          {selects
            .filter(({ options }) => options.length > 0)
            .map(({ className, ...select }) => (
              <div key={select.name} className={clsx('min-w-0', className)}>
                <SelectField {...select} label={t(select.name)} quietLabel error={errorOf(select.name)} />
              </div>
            ))}
        </div>
        <Button type="submit" variant="outline" className="h-12">
          {t('show')}
        </Button>
        {filter.inForce && (
          <p className="md:pt-0.5">
            <Chip href={filter.action} removable>
              {t('clearFilter')}
            </Chip>
          </p>
        )}
      </div>
    </Form>
  );
}

/** Undefined before hydration, where `:target` shows the filter. */
function useIsTarget(): boolean | undefined {
  const { hash } = useLocation();
  return useHydrated() ? hash === `#${filterId}` : undefined;
}
