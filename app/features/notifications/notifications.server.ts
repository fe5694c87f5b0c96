import { oncePerRequest } from '~/bff/once.server';
import { readWholeList } from '~/supply/read-pages.server';
import { safePath } from '~/bff/safe-path';
import type { Scope } from '~/bff/scope.server';
import { formatShortDateTime } from '~/i18n/formats';
import { catchRefusal } from '~server/api/outcome';
import { MOST_PER_PAGE } from '~server/api/paging';
import {
  markAllNotificationsRead,
  markNotificationRead,
  readNotifications,
  type Notification,
} from '~server/contract/notifications';
import type { NotificationList, NotificationView } from './notifications-view';

const PER_PAGE = 20;
/** The API sorts by date only, so unread ones are put first here, among the newest thousand. */
const MOST_PAGES = 10;

const readNewest = oncePerRequest((scope: Scope) => readPage(scope, 1));

/** How many of the newest hundred notifications are unread: one call, shared with the page's own list. */
export async function countUnread(scope: Scope): Promise<number> {
  const { data } = await readNewest(scope);
  return data.filter(isUnread).length;
}

/** A page of the customer's notifications, unread ones first, then by date; a page past the last is the last. */
export async function listNotifications(scope: Scope, wantedPage: number): Promise<NotificationList> {
  const { entries: all } = await readWholeList(
    (page) => (page === 1 ? readNewest(scope) : readPage(scope, page)),
    MOST_PAGES,
  );
  const pageCount = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Math.min(wantedPage, pageCount);
  const shown = sortNotifications(all).slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    entries: shown.map((each) => viewNotification(scope, each)),
    unread: all.filter(isUnread).length,
    page,
    pageCount,
  };
}

/**
 * Marks one notification as read, or all of them when none is named.
 * @returns false when there is no such notification
 */
export async function markRead(scope: Scope, id: string | null): Promise<boolean> {
  if (id === '') return false;
  const outcome = await catchRefusal<unknown>(
    id === null
      ? scope.api.call(markAllNotificationsRead, {})
      : scope.api.call(markNotificationRead, { params: { id } }),
  );
  if (!outcome.ok && outcome.refusal.kind !== 'notFound') throw outcome.refusal;
  return outcome.ok;
}

/** Unread ones first, then the newest. */
function sortNotifications(notifications: readonly Notification[]): Notification[] {
  const rank = (each: Notification) => (isUnread(each) ? 0 : 1);
  return [...notifications].sort((a, b) => rank(a) - rank(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

function readPage(scope: Scope, page: number) {
  return scope.api.call(readNotifications, { query: { page, perPage: MOST_PER_PAGE } });
}

function isUnread({ readAt }: Notification): boolean {
  return readAt === null;
}

function viewNotification({ language, links }: Scope, notification: Notification): NotificationView {
  const { id, title, body, createdAt, path } = notification;
  const address = safePath(path, '');
  return {
    id,
    title,
    body,
    time: formatShortDateTime(language, createdAt),
    dateTime: createdAt,
    isUnread: isUnread(notification),
    href: address === '' ? null : links.path(address),
  };
}
