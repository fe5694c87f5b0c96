import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { countUnread, handleMarkRead, listNotifications, markRead } from './notifications.server';

const minute = (at: number) => new Date(Date.UTC(2026, 10, 20, 8, at)).toISOString();

/** Every third one is unread; the newest is number 0. */
const wire = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    title: `Title ${index}`,
    body: 'Body',
    createdAt: minute(count - index),
    readAt: index % 3 === 2 ? null : minute(0),
    path: '/orders?id=7',
  }));
const call = (page: number) => `GET /notifications?page=${page}&perPage=100`;
const pageOf = (all: ReturnType<typeof wire>, page: number) => ({
  data: all.slice((page - 1) * 100, page * 100),
  meta: { page, perPage: 100, total: all.length },
});
const contextWith = (all: ReturnType<typeof wire>) =>
  fakeContext({ [call(1)]: pageOf(all, 1), [call(2)]: pageOf(all, 2) }, { isSignedIn: true, language: 'en' });

describe('listNotifications', () => {
  it('sorts unread ones first, each part newest first', async () => {
    const { entries, unread } = await listNotifications(contextWith(wire(7)), 1);
    expect(entries.map(({ id }) => id)).toEqual(['n2', 'n5', 'n0', 'n1', 'n3', 'n4', 'n6']);
    expect(entries.map(({ isUnread }) => isUnread)).toEqual([true, true, false, false, false, false, false]);
    expect(unread).toBe(2);
  });

  it('sorts across the pages of the API and shows the last page for a page past it', async () => {
    const list = await listNotifications(contextWith(wire(150)), 99);
    expect(list).toMatchObject({ page: 8, pageCount: 8, unread: 50 });
    expect(list.entries.at(-1)?.id).toBe('n148');
    expect(list.entries).toHaveLength(10);
  });

  it('omits the current year', async () => {
    const entries = await Promise.all(
      [new Date().toISOString(), '2024-11-20T08:00:00Z'].map(
        async (createdAt) =>
          (await listNotifications(contextWith([{ ...wire(1)[0], createdAt } as ReturnType<typeof wire>[number]]), 1))
            .entries[0],
      ),
    );
    expect(entries.map((entry) => /\b\d{4}\b/.test(entry?.time ?? ''))).toEqual([false, true]);
  });

  it('shows an empty list as one page', async () => {
    expect(await listNotifications(contextWith([]), 3)).toEqual({ entries: [], unread: 0, page: 1, pageCount: 1 });
  });

  it.each([
    ['/orders?id=7', '/en/orders?id=7'],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('links the path %j as %j', async (path, href) => {
    const ctx = contextWith([{ ...wire(1)[0], path } as ReturnType<typeof wire>[number]]);
    expect((await listNotifications(ctx, 1)).entries[0]?.href).toBe(href);
  });
});

describe('countUnread', () => {
  it('shares its API call with the page', async () => {
    const ctx = contextWith(wire(10));
    expect(await countUnread(ctx)).toBe(3);
    await listNotifications(ctx, 1);
    expect(ctx.calls).toEqual([call(1)]);
  });
});

describe('markRead', () => {
  it.each([
    ['n 1/x', 'PUT /notifications/n%201%2Fx/readCustomer'],
    [null, 'PUT /notifications/readCustomer'],
  ])('for the id %j calls %s', async (id, expected) => {
    const ctx = fakeContext({ [expected]: { data: {} } });
    await markRead(ctx, id);
    expect(ctx.calls).toEqual([expected]);
  });

  it('reports a missing notification, and does not treat an empty id as all of them', async () => {
    const ctx = fakeContext({});
    expect([await markRead(ctx, 'gone'), await markRead(ctx, '')]).toEqual([false, false]);
    expect(ctx.calls).toEqual(['PUT /notifications/gone/readCustomer']);
  });
});

describe('handleMarkRead', () => {
  const one = 'PUT /notifications/n1/readCustomer';
  const all = 'PUT /notifications/readCustomer';
  const api = (status: number, message?: string) => () =>
    message === undefined ? new Response(null, { status }) : Response.json({ status, message }, { status });

  const lost = () => {
    throw new TypeError('fetch failed');
  };

  it.each([
    [one, { notificationId: 'n1' }, api(500, 'Oops'), 503, 'API error: 500 - Oops'],
    [one, { notificationId: 'n1' }, api(400, 'Not now'), 422, 'API error: 400 - Not now'],
    [one, { notificationId: 'n1' }, api(404, 'Gone'), 422, 'No such data found.'],
    [all, { intent: 'readAll' }, api(404, 'Gone'), 422, 'API error: 404 - Gone'],
    [all, { intent: 'readAll' }, api(418), 422, "API error: 418 - I'm a Teapot"],
    [all, { intent: 'readAll' }, api(502), 503, 'API error: 502 - Bad Gateway'],
    [all, { intent: 'readAll' }, lost, 503, 'App cannot connect to API'],
  ])(
    'keeps the page and says the error when %s of the form %j fails (%#)',
    async (call, fields, answer, status, error) => {
      const ctx = fakeContext({ [call]: answer }, { isSignedIn: true, language: 'en' });
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      expect(await handleMarkRead(ctx, form, 1)).toMatchObject({ data: { error }, init: { status } });
    },
  );
});
