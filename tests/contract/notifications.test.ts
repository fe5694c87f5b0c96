import { describe, expect, it } from 'vitest';
import {
  markAllNotificationsRead,
  markNotificationRead,
  readNotifications,
  registerPush,
} from '~server/contract/notifications';
import { isEmbedded, useApi } from './api-under-test';
import { call, refuse } from './call';
import { newCustomer } from './new-customer';

const api = useApi();

async function list(language = 'uk') {
  return (await call(api().url, readNotifications, { bearer: api().bearer, query: { perPage: 100 }, language })).data
    .data;
}

it('lists notifications newest first, for the customer only', async () => {
  const times = (await list()).map((message) => message.createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect((await refuse(api().url, readNotifications)).status).toBe(401);
});

describe.runIf(isEmbedded)('notifications', () => {
  it('come in the language that is asked for', async () => {
    const [[uk], [en]] = [await list('uk'), await list('en')];
    expect(uk?.id).toBe(en?.id);
    expect(uk?.title).not.toBe(en?.title);
    expect(en?.body).not.toContain('{');
  });

  it('are read one by one, then all', async () => {
    const unread = async () => (await list()).filter((message) => message.readAt === null).map((message) => message.id);
    const before = await unread();
    const [first = ''] = before;
    expect(before.length).toBeGreaterThan(1);
    await call(api().url, markNotificationRead, { params: { id: first }, bearer: api().bearer });
    expect(await unread()).toEqual(before.slice(1));
    await call(api().url, markAllNotificationsRead, { bearer: api().bearer });
    expect(await unread()).toEqual([]);
  });

  it('are no business of others', async () => {
    const { bearer } = await newCustomer(api());
    const [mine] = await list();
    expect((await refuse(api().url, markNotificationRead, { params: { id: mine?.id ?? '' }, bearer })).status).toBe(
      404,
    );
  });

  it('registers a device, again with a new token too', async () => {
    const { bearer } = await newCustomer(api());
    for (const deviceToken of ['first', 'second']) {
      expect(
        (await call(api().url, registerPush, { bearer, body: { platform: 'ios', deviceToken, deviceId: 'phone' } }))
          .status,
      ).toBe(201);
    }
  });
});
