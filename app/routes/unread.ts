import { customerLoader } from '~/bff/route-handlers.server';
import { countUnread } from '~/features/notifications/notifications.server';

/** The number at the bell, for pages whose frame came without it. */
export const loader = customerLoader(async ({ scope }) =>
  Response.json({ unread: await countUnread(scope) }, { headers: { 'cache-control': 'private, no-store' } }),
);
