import * as z from 'zod';
import { acknowledged, id, isoTime, listOf, optional, paging } from './conventions';
import { endpoint } from './endpoint';
import { pushPlatforms } from './enumerations';

export const notification = z.object({
  id,
  title: z.string(),
  body: z.string(),
  createdAt: isoTime,
  readAt: optional(isoTime),
  path: optional(z.string()),
});
export type Notification = z.output<typeof notification>;

export const notificationEndpoints = {
  list: endpoint({
    name: 'notifications.list',
    method: 'GET',
    path: '/notifications',
    group: 'account',
    auth: 'customer',
    query: paging,
    answer: listOf(notification),
  }),

  markRead: endpoint({
    name: 'notifications.readOne',
    method: 'PUT',
    path: '/notifications/{id}/readCustomer',
    group: 'account',
    auth: 'customer',
    answer: acknowledged,
  }),

  markAllRead: endpoint({
    name: 'notifications.readAll',
    method: 'PUT',
    path: '/notifications/readCustomer',
    group: 'account',
    auth: 'customer',
    answer: acknowledged,
  }),

  registerPush: endpoint({
    name: 'notifications.registerPush',
    method: 'POST',
    path: '/push-notifications',
    group: 'account',
    auth: 'customer',
    body: z.object({ platform: z.enum(pushPlatforms), deviceToken: z.string(), deviceId: z.string() }),
    answer: acknowledged,
  }),
};
