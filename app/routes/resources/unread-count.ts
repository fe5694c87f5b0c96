import { customerLoader } from '~/bff/route-handlers.server';
import { type Unavailable } from '~/browser/network/client-handlers';
import { countUnread } from '~/features/notifications/notifications.server';

export type UnreadAnswer = { readonly unread: number } | Unavailable;

/** The number at the bell, for pages whose layout came without it. */
export const loader = customerLoader(async ({ ctx }) =>
  Response.json({ unread: await countUnread(ctx) } satisfies UnreadAnswer, {
    headers: { 'cache-control': 'private, no-store' },
  }),
);

export { clientLoader } from '~/browser/network/client-handlers';

/** It is asked for again by itself: no form waits for it. */
export const shouldRevalidate = () => false;
