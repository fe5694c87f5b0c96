import { describe, expect, it, vi } from 'vitest';
import { createWholesaleClient } from '../api/client';
import { startDeadline, type Deadline } from '../api/deadline';
import { endpoints } from '../contract/endpoints';
import { createMemoryStore } from '../redis/shared-store';
import { createCustomerCalls } from './customer-calls';
import { createRefresh, SessionEndedError } from './refresh';
import { createEncrypter } from './encrypter';
import type { SessionData } from './session-data';

const start: SessionData = { id: 's', bearer: 'old', refreshToken: 'r1', expiresAt: 10_000 };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** An API whose bearer is `good`; refreshing answers with what the test says. */
function portalOver(
  onRefresh: () => Response,
  options: { now?: number; session?: SessionData | null; deadline?: Deadline } = {},
) {
  const now = () => options.now ?? 0;
  const fetch = vi.fn(async (url: string, init: RequestInit) => {
    if (url.endsWith('/customer/auth/refresh')) return onRefresh();
    const bearer = new Headers(init.headers).get('authorization');
    return bearer === 'Bearer good' ? json({ data: { id: 1, phone: '+380501112233' } }) : json({ status: 401 }, 401);
  });
  const client = createWholesaleClient({ baseUrl: 'http://api.test', fetch, report: () => undefined });
  const refresh = createRefresh({
    client,
    store: createMemoryStore(),
    encrypter: createEncrypter(['a secret of thirty-two characters'], 'test'),
    now,
  });
  const openRequest = () => {
    const session = {
      current: options.session === undefined ? start : options.session,
      renew: async (refreshed: Promise<SessionData>) => (session.current = await refreshed),
    };
    const context = { language: 'uk' as const, requestId: 'r', deadline: options.deadline };
    return { session, calls: createCustomerCalls({ client, refresh, session, context, now }) };
  };
  const refreshes = () => fetch.mock.calls.filter(([url]) => url.endsWith('/refresh')).length;
  return { openRequest, fetch, refreshes };
}

const renewed = () => json({ access_token: 'good', refresh_token: 'r2', expires_in: 60 });

it('callShared has the time of a whole request, however little its own request has left', async () => {
  const { openRequest } = portalOver(renewed, { deadline: startDeadline(0) });
  const { calls } = openRequest();
  await expect(calls.call(endpoints.account.get, {})).rejects.toMatchObject({ kind: 'timeout' });
  expect((await calls.callShared(endpoints.account.get, {})).data.id).toBe('1');
});

describe('an API call with an expired access token', () => {
  it('refreshes once, repeats the call once, and uses the new access token as bearer', async () => {
    const { openRequest, refreshes } = portalOver(renewed);
    const { calls, session } = openRequest();
    expect((await calls.call(endpoints.account.get, {})).data.phone).toBe('+380501112233');
    expect(session.current).toEqual({ ...start, bearer: 'good', refreshToken: 'r2', expiresAt: 60_000 });
    expect(refreshes()).toBe(1);
  });

  // @fault S1
  it('shares one refresh with concurrent and later calls', async () => {
    const { openRequest, refreshes } = portalOver(renewed);
    const requests = Array.from({ length: 50 }, openRequest);
    await Promise.all(
      requests.flatMap(({ calls }) => [calls.call(endpoints.account.get, {}), calls.call(endpoints.account.get, {})]),
    );
    await openRequest().calls.call(endpoints.account.get, {});
    expect(refreshes()).toBe(1);
  });

  it('refreshes before the call when the token has expired', async () => {
    const { openRequest, fetch } = portalOver(renewed, { now: 20_000 });
    await openRequest().calls.call(endpoints.account.get, {});
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  // @fault S15
  it.each([
    ['none', {}],
    ['null', { refresh_token: null, id_token: null, expires_in: null }],
  ])('keeps the old refresh token when the answer has %s', async (_, rest) => {
    const { openRequest } = portalOver(() => json({ access_token: 'good', ...rest }));
    const { calls, session } = openRequest();
    await calls.call(endpoints.account.get, {});
    expect(session.current?.refreshToken).toBe('r1');
  });
});

describe('a refresh that fails', () => {
  it.each([
    [400, { message: 'spent' }],
    [401, { message: 'spent', code: null, details: null }],
    [403, { code: 'CUSTOMER_BANNED' }],
  ])('with %i and %j ends the session', async (status, words) => {
    const { openRequest } = portalOver(() => json({ status, ...words }, status));
    await expect(openRequest().calls.call(endpoints.account.get, {})).rejects.toThrow(SessionEndedError);
  });

  // @fault S9
  it.each([
    [400, '<h1>Proxy</h1>'],
    [401, '<h1>Proxy</h1>'],
    [403, '<h1>Proxy</h1>'],
    [403, '{}'],
    [403, '{"error":"forbidden"}'],
    [401, '{"status":401}'],
    [403, '{"status":429,"message":"Slow down"}'],
    [401, '{"message":"Unauthorized"}'],
  ])('with %i in a form that is not the API’s keeps the session: %s', async (status, body) => {
    const { openRequest } = portalOver(() => new Response(body, { status }));
    await expect(openRequest().calls.call(endpoints.account.get, {})).rejects.toMatchObject({ kind: 'unavailable' });
  });

  // @fault S9
  it.each([404, 409, 422])('with %i keeps the session, whatever the body', async (status) => {
    const { openRequest } = portalOver(() => json({ status, message: 'No such thing' }, status));
    await expect(openRequest().calls.call(endpoints.account.get, {})).rejects.toMatchObject({ kind: 'unavailable' });
  });

  // @fault S10
  it('keeps the session when the connection is lost', async () => {
    const { openRequest } = portalOver(() => {
      throw new TypeError('fetch failed');
    });
    await expect(openRequest().calls.call(endpoints.account.get, {})).rejects.toMatchObject({ kind: 'network' });
  });

  // @fault S7
  it.each([429, 500, 503])('with %i keeps the session and refreshes again next time', async (status) => {
    const answers = [json({ status }, status), renewed()];
    const { openRequest } = portalOver(() => answers.shift() ?? renewed());
    const { calls, session } = openRequest();
    await expect(calls.call(endpoints.account.get, {})).rejects.toMatchObject({ kind: 'unavailable' });
    expect(session.current).toEqual(start);
    await expect(calls.call(endpoints.account.get, {})).resolves.toBeDefined();
  });
});

describe('a 401 after a successful refresh', () => {
  // @fault S11
  it('of one call throws denied without another refresh while the account is served', async () => {
    const { openRequest, refreshes, fetch } = portalOver(renewed);
    const serve = fetch.getMockImplementation();
    fetch.mockImplementation(async (url, init) =>
      url.endsWith('/cart/me') ? json({ status: 401 }, 401) : await (serve?.(url, init) ?? json({})),
    );
    await expect(openRequest().calls.call(endpoints.cart.get, {})).rejects.toMatchObject({ kind: 'denied' });
    expect(refreshes()).toBe(1);
  });

  // @fault S11
  it('of the account ends the session, whichever call met it, and asks for the account once', async () => {
    const { openRequest, refreshes, fetch } = portalOver(() => json({ access_token: 'still bad' }));
    const { calls } = openRequest();
    const ended = { name: 'SessionEndedError', isRefreshed: true };
    await expect(calls.call(endpoints.cart.get, {})).rejects.toMatchObject(ended);
    await expect(calls.call(endpoints.account.get, {})).rejects.toMatchObject(ended);
    expect(refreshes()).toBe(2);
    expect(fetch.mock.calls.filter(([url]) => url.endsWith('/customers/me'))).toHaveLength(3);
  });
});

it('A call without a session has no bearer and is not repeated', async () => {
  const { openRequest, fetch } = portalOver(renewed, { session: null });
  await expect(openRequest().calls.call(endpoints.account.get, {})).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(fetch).toHaveBeenCalledTimes(1);
});
