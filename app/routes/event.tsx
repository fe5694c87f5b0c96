import { useLoaderData } from '@remix-run/react';
import { data } from '@remix-run/node';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { EventPage } from '~/features/planning/event/event-page';
import { OrderSheet } from '~/features/reorder/sheet/order-sheet';
import { SheetOutcome } from '~/features/reorder/sheet/sheet-outcome';
import { sheetForm, toSheetResult } from '~/features/reorder/sheet/sheet-form';
import { useLinks } from '~/use-links';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';
import { handleEventForm, loadEventPage, restoreEventPage } from './event-sheet.server';

export const handle = { i18n: ['planning', 'sheet'] };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async ({ ctx, request }) => {
  const draft = await takeFormDraft(ctx, request);
  const view = draft ? await restoreEventPage(ctx, draft.form) : await loadEventPage(ctx, request);
  const posted = draft?.form.has('e') ? sheetForm.safeParse(draft.form) : null;
  const restored = posted?.success ? toSheetResult(ctx, posted.data) : null;
  const page = {
    title: ctx.t('planning:event.title'),
    description: ctx.t('planning:event.lead'),
    view,
    restored,
  };
  return draft ? data(page, { headers: { 'set-cookie': draft.cookie } }) : page;
});

export const action = customerAction(handleEventForm);

export default function Event() {
  const { view: loaded, restored } = useLoaderData<typeof loader>();
  const answer = useStickyActionData<typeof action>();
  const { event, lines, creditLeft } = answer?.view ?? loaded;
  const result = answer ?? restored;
  const isSheet = result !== null && result.typed.length > 0;
  return (
    <EventPage
      view={event}
      outcome={answer && isSheet && <SheetOutcome lines={lines} result={answer} />}
      sheet={
        <OrderSheet
          key={event.packed}
          id="event-lines"
          action={useLinks().to('event')}
          lines={lines}
          creditLeft={creditLeft}
          result={isSheet ? result : undefined}
        >
          <input type="hidden" name="e" value={event.packed} />
        </OrderSheet>
      }
    />
  );
}
