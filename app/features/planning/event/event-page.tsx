import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listErrors } from '~/bff/forms/form-errors';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { EventForm } from './event-form';
import { EventResultSection } from './event-result';
import type { EventView } from './event-view.server';

type Props = {
  view: EventView;
  outcome: ReactNode;
  sheet: ReactNode;
};

export function EventPage({ view, outcome, sheet }: Props) {
  const { t } = useTranslation('planning');
  const { fields, rejected, linkError, result } = view;
  return (
    <div className="pb-8 pt-4">
      <PageHeading title={t('event.title')} intro={t('event.lead')} />
      {linkError !== null && (
        <Notice className="mb-4" tone="warning">
          {linkError}
        </Notice>
      )}
      <ErrorSummary title={t('common:checkForm')} errors={listErrors(rejected?.error)} />
      {outcome}
      <EventForm key={JSON.stringify(fields)} view={view} />
      {result && (
        <>
          <EventResultSection view={view} result={result} />
          <section aria-labelledby="event-sheet" className="pt-8">
            <h2 id="event-sheet" className="mb-3 text-section font-semibold">
              {t('event.sheet')}
            </h2>
            {sheet}
          </section>
        </>
      )}
    </div>
  );
}
