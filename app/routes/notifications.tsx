import { useLoaderData } from '@remix-run/react';
import { data } from '@remix-run/node';
import { createClientAction } from '~/browser/network/client-handlers';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { pageMeta } from '~/bff/http/page-meta';
import { getPageNumber } from '~/bff/http/page-number';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { NotificationsPage } from '~/features/notifications/notifications-page';
import { listNotifications, markRead } from '~/features/notifications/notifications.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'notifications' };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async ({ ctx, request }) => ({
  title: ctx.t('notifications:title'),
  description: ctx.t('notifications:description'),
  list: await listNotifications(ctx, getPageNumber(request.url)),
}));

export const action = customerAction(async ({ ctx, request }) => {
  const id = (await request.formData()).get('notificationId');
  const one = typeof id === 'string' ? id : null;
  if (!(await markRead(ctx, one))) return data({ error: ctx.t('errors:noData') }, { status: 422 });
  const page = getPageNumber(request.url);
  const address = ctx.links.to('notifications', {}, { page: page > 1 ? page : undefined });
  return redirectWithFlash(ctx, address, {
    text: ctx.t(one === null ? 'notifications:markedAll' : 'notifications:markedOne'),
  });
});

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Notifications() {
  return (
    <NotificationsPage list={useLoaderData<typeof loader>().list} error={useStickyActionData<typeof action>()?.error} />
  );
}
