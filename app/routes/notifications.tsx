import { useLoaderData } from '@remix-run/react';
import { getPageNumber } from '~/bff/http/page-number';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { NotificationsPage } from '~/features/notifications/notifications-page';
import { handleMarkRead, listNotifications } from '~/features/notifications/notifications.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'notifications' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async ({ ctx, request }) => ({
  title: ctx.t('notifications:title'),
  description: ctx.t('notifications:description'),
  list: await listNotifications(ctx, getPageNumber(request.url)),
}));

export const action = customerAction(async ({ ctx, request }) =>
  handleMarkRead(ctx, await request.formData(), getPageNumber(request.url)),
);

export default function Notifications() {
  return (
    <NotificationsPage list={useLoaderData<typeof loader>().list} error={useStickyActionData<typeof action>()?.error} />
  );
}
