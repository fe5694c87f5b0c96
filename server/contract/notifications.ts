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

export const readNotifications = endpoint({
  name: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  group: 'account',
  auth: 'customer',
  query: paging,
  answer: listOf(notification),
});

export const markNotificationRead = endpoint({
  name: 'notifications.readOne',
  method: 'PUT',
  path: '/notifications/{id}/readCustomer',
  group: 'account',
  auth: 'customer',
  answer: acknowledged,
});

export const markAllNotificationsRead = endpoint({
  name: 'notifications.readAll',
  method: 'PUT',
  path: '/notifications/readCustomer',
  group: 'account',
  auth: 'customer',
  answer: acknowledged,
});

export const registerPush = endpoint({
  name: 'notifications.registerPush',
  method: 'POST',
  path: '/push-notifications',
  group: 'account',
  auth: 'customer',
  body: z.object({ platform: z.enum(pushPlatforms), deviceToken: z.string(), deviceId: z.string() }),
  answer: acknowledged,
});
