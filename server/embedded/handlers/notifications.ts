import { and, desc, eq, isNull } from 'drizzle-orm';
import { endpoints } from '../../contract/endpoints';
import { formatNotification } from '../content/notification-texts';
import { ApiError } from '../http/api-error';
import { parsePage } from '../http/pagination';
import type { Routes } from '../http/routes';
import { notifications, pushDevices } from '../store/customer-tables';

export function registerNotificationRoutes({ customer: forCustomer, context: { store, now } }: Routes): void {
  forCustomer(endpoints.notifications.list, async ({ customer, query, language }) => {
    const mine = eq(notifications.customerId, customer.id);
    const { page, perPage, offset } = parsePage(query);
    const total = await store.db.$count(notifications, mine);
    const rows = await store.db
      .select()
      .from(notifications)
      .where(mine)
      .orderBy(desc(notifications.createdAt), notifications.id)
      .limit(perPage)
      .offset(offset);
    const data = rows.map((row) => {
      const { id, createdAt, readAt, path } = row;
      return { id, ...formatNotification(row, language), createdAt, readAt, path };
    });
    return { data, meta: { page, perPage, total } };
  });

  forCustomer(endpoints.notifications.markRead, async ({ customer, params }) => {
    const mine = and(eq(notifications.id, params.id), eq(notifications.customerId, customer.id));
    const [known] = await store.db.select({ readAt: notifications.readAt }).from(notifications).where(mine);
    if (!known) throw new ApiError('NOT_FOUND');
    if (!known.readAt)
      await store.write((db) => db.update(notifications).set({ readAt: now().toISOString() }).where(mine));
    return { data: {} };
  });

  forCustomer(endpoints.notifications.markAllRead, async ({ customer }) => {
    await store.write((db) =>
      db
        .update(notifications)
        .set({ readAt: now().toISOString() })
        .where(and(eq(notifications.customerId, customer.id), isNull(notifications.readAt))),
    );
    return { data: {} };
  });

  forCustomer(
    endpoints.notifications.registerPush,
    async ({ customer, body }) => {
      const { platform, deviceToken, deviceId } = body;
      await store.write((db) =>
        db
          .insert(pushDevices)
          .values({ customerId: customer.id, deviceId, platform, deviceToken })
          .onConflictDoUpdate({
            target: [pushDevices.customerId, pushDevices.deviceId],
            set: { platform, deviceToken },
          }),
      );
      return { data: {} };
    },
    201,
  );
}
