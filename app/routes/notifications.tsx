import { useLoaderData } from '@remix-run/react';
import { data } from '@remix-run/node';
import { createClientAction } from '~/browser/network/client-handlers';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { pageMeta } from '~/bff/page-meta';
import { readPageNumber } from '~/bff/page-number';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { NotificationsPage } from '~/features/notifications/notifications-page';
import { listNotifications, markRead } from '~/features/notifications/notifications.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'notifications' };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = customerLoader(async ({ scope, request }) => ({
  title: scope.t('notifications:title'),
  description: scope.t('notifications:description'),
  list: await listNotifications(scope, readPageNumber(request.url)),
}));

export const action = customerAction(async ({ scope, request }) => {
  const id = (await request.formData()).get('notificationId');
  const one = typeof id === 'string' ? id : null;
  if (!(await markRead(scope, one))) return data({ fault: scope.t('errors:noData') }, { status: 422 });
  const page = readPageNumber(request.url);
  const address = scope.links.to('notifications', {}, { page: page > 1 ? page : undefined });
  return redirectWithFlash(scope, address, {
    text: scope.t(one === null ? 'notifications:markedAll' : 'notifications:markedOne'),
  });
});

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Notifications() {
  return (
    <NotificationsPage list={useLoaderData<typeof loader>().list} fault={useStickyActionData<typeof action>()?.fault} />
  );
}
