import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { createClientAction } from '~/browser/network/client-handlers';
import { notFound } from '~/bff/errors/to-error-view.server';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { HolidaysPage, NoHolidayOrders } from '~/features/planning/holidays/holidays-page';
import { chooseHoliday } from '~/features/planning/holidays/holidays.server';
import { PeriodSheet } from '~/features/reorder/restock/period-sheet';
import { loadPeriodSheet } from '~/features/reorder/restock/restock.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';
import { addFromSheet, restoreSheet } from './add-sheet.server';

export const handle = { i18n: ['planning', 'sheet'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async ({ ctx, request }) => {
  const chosen = chooseHoliday(ctx, new URL(request.url).searchParams);
  if (!chosen) throw notFound(ctx, request);
  return restoreSheet(
    { ctx, request },
    {
      title: ctx.t('planning:holidays.title'),
      description: ctx.t('planning:holidays.lead'),
      page: chosen.view,
      view: await loadPeriodSheet(ctx, chosen.action, chosen.days),
    },
  );
});

export const action = customerAction((args) => addFromSheet(args));

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Holidays() {
  const { page, view } = useLoaderData<typeof loader>();
  const { t } = useTranslation('planning');
  const answer = useStickyActionData<typeof action>();
  return (
    <HolidaysPage
      view={page}
      lead={view.lines.length > 0 ? view.lead : ''}
      sheet={
        <PeriodSheet view={view} answer={answer} thenHead={t('column.lastYear')}>
          <NoHolidayOrders />
        </PeriodSheet>
      }
    />
  );
}
