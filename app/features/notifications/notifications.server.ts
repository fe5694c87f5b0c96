import { data } from '@remix-run/node';
import { sayApiError } from '~/bff/errors/api-error-message';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { memoizePerRequest } from '~/bff/memoize.server';
import { loadWholeList } from '~/data/read-pages.server';
import { safePath } from '~/bff/http/safe-redirect';
import type { RequestContext } from '~/bff/context.server';
import { formatShortDateTime } from '~/i18n/formats';
import { catchRejection, catchUnlessBanned } from '~server/api/result';
import { MAX_PER_PAGE } from '~server/api/paging';
import type { Notification } from '~server/contract/notifications';
import { endpoints } from '~server/contract/endpoints';

const PER_PAGE = 20;
/** The API sorts by date only, so unread ones are sorted first here, among the newest thousand. */
const MAX_PAGES = 10;

const loadNewest = memoizePerRequest((ctx: RequestContext) => loadPage(ctx, 1));

/** Unread among the newest hundred, once per request. */
export async function countUnread(ctx: RequestContext): Promise<number> {
  const { data } = await loadNewest(ctx);
  return data.filter(isUnread).length;
}

/** A page of notifications, unread first, then newest; the last page for a larger number. */
export async function listNotifications(ctx: RequestContext, wantedPage: number) {
  const { entries: all } = await loadWholeList(
    (page) => (page === 1 ? loadNewest(ctx) : loadPage(ctx, page)),
    MAX_PAGES,
  );
  const pageCount = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Math.min(wantedPage, pageCount);
  const shown = sortNotifications(all).slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    entries: shown.map((each) => toNotificationView(ctx, each)),
    unread: all.filter(isUnread).length,
    page,
    pageCount,
  };
}

export type NotificationList = Awaited<ReturnType<typeof listNotifications>>;
export type NotificationView = NotificationList['entries'][number];

/** Marks one notification as read, or all. @returns false when it does not exist */
export async function markRead(ctx: RequestContext, id: string | null): Promise<boolean> {
  if (id === '') return false;
  const outcome = await catchRejection<unknown>(
    id === null
      ? ctx.api.call(endpoints.notifications.markAllRead, {})
      : ctx.api.call(endpoints.notifications.markRead, { params: { id } }),
  );
  if (!outcome.ok && (id === null || outcome.rejection.kind !== 'notFound')) throw outcome.rejection;
  return outcome.ok;
}

/** Marks what the form names as read. @param page of the list, to return to */
export async function handleMarkRead(ctx: RequestContext, form: FormData, page: number) {
  const id = form.get('notificationId');
  const one = typeof id === 'string' ? id : null;
  const outcome = await catchUnlessBanned(markRead(ctx, one));
  if (!outcome.ok) {
    const { saidStatus, reason, isOutage } = outcome.rejection;
    return data({ error: sayApiError(ctx, saidStatus, reason) }, { status: isOutage ? 503 : 422 });
  }
  if (!outcome.value) return data({ error: ctx.t('errors:noData') }, { status: 422 });
  const address = ctx.links.to('notifications', {}, { page: page > 1 ? page : undefined });
  return redirectWithFlash(ctx, address, {
    text: ctx.t(one === null ? 'notifications:markedAll' : 'notifications:markedOne'),
  });
}

function sortNotifications(notifications: readonly Notification[]): Notification[] {
  const rank = (each: Notification) => (isUnread(each) ? 0 : 1);
  return [...notifications].sort((a, b) => rank(a) - rank(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

function loadPage(ctx: RequestContext, page: number) {
  return ctx.api.call(endpoints.notifications.list, { query: { page, perPage: MAX_PER_PAGE } });
}

function isUnread({ readAt }: Notification): boolean {
  return readAt === null;
}

function toNotificationView({ language, links }: RequestContext, notification: Notification) {
  const { id, title, body, createdAt, path } = notification;
  const address = safePath(path, '');
  return {
    id,
    title,
    body,
    time: formatShortDateTime(language, createdAt),
    dateTime: createdAt,
    isUnread: isUnread(notification),
    /** A page of this site. */
    href: address === '' ? null : links.path(address),
  };
}
