import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createWholesaleClient } from '../api/client';
import { createMemoryStore, type SharedStore } from '../redis/shared-store';
import { digest } from '../digest';
import { createRefresh, SessionEndedError } from './refresh';
import { createEncrypter } from './encrypter';
import type { SessionData } from './session-data';

const encrypter = createEncrypter(['a secret of thirty-two characters'], 'test');
const session: SessionData = { id: 's', bearer: 'old', refreshToken: 'r1', expiresAt: 0 };
const context = { language: 'uk' as const, requestId: 'r' };
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** An API that rotates: each refresh token is good once. `wait` holds its answer back. */
function rotatingApi(wait: () => Promise<unknown> = () => Promise.resolve()) {
  let good = 1;
  const fetch = vi.fn(async (_url: string, init: RequestInit) => {
    const { token } = JSON.parse(init.body as string) as { token: string };
    const isGood = token === `r${good}`;
    if (isGood) good += 1;
    const answer = isGood
      ? json({ access_token: `b${good}`, refresh_token: `r${good}`, expires_in: 60 })
      : json({ status: 401, message: 'spent' }, 401);
    await wait();
    return answer;
  });
  const client = createWholesaleClient({ baseUrl: 'http://api.test', fetch, report: () => undefined });
  /** One process of the portal. */
  const startProcess = (store: SharedStore, now?: () => number) =>
    createRefresh({ client, store, encrypter, ...(now ? { now } : {}) });
  return { fetch, startProcess };
}

const outcomes = async (refreshes: Promise<SessionData>[]) =>
  (await Promise.allSettled(refreshes)).map((each) =>
    each.status === 'fulfilled' ? each.value.refreshToken : (each.reason as Error).name,
  );

describe('A token refresh', () => {
  // @fault S2, S6
  it('happens once for all processes that share a store, and its result is shared for a minute', async () => {
    const { fetch, startProcess } = rotatingApi(() => new Promise((resolve) => setTimeout(resolve, 60)));
    const store = createMemoryStore();
    const processes = Array.from({ length: 4 }, () => startProcess(store));
    const pending = Array.from({ length: 100 }, (_, index) =>
      (processes[index % 4] as (typeof processes)[0])(session, context),
    );
    expect(new Set(await outcomes(pending))).toEqual(new Set(['r2']));
    expect(await outcomes([startProcess(store)(session, context)])).toEqual(['r2']);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('happens once in each process without a shared store, and a late process gets SessionEndedError', async () => {
    const { fetch, startProcess } = rotatingApi();
    const processes = [startProcess(createMemoryStore()), startProcess(createMemoryStore())];
    const results = await outcomes(
      processes.flatMap((refresh) => [refresh(session, context), refresh(session, context)]),
    );
    expect(new Set(results)).toEqual(new Set(['r2', 'SessionEndedError']));
    expect(await outcomes(processes.map((refresh) => refresh(session, context)))).toEqual(['r2', 'SessionEndedError']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  // @fault S1
  it('happens once in each process when the lock of the store fails', async () => {
    const { fetch, startProcess } = rotatingApi();
    const blind: SharedStore = {
      get: async () => null,
      set: async () => false,
      setIfAbsent: async () => true,
      delete: async () => undefined,
    };
    const refresh = startProcess(blind);
    expect(new Set(await outcomes(Array.from({ length: 50 }, () => refresh(session, context))))).toEqual(
      new Set(['r2']),
    );
    expect(fetch).toHaveBeenCalledOnce();
  });

  // @fault S2
  it('happens once for any order of replies of the store and the API', async () => {
    const everyOrder = fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 6 }), async (scheduler, count) => {
      const memory = createMemoryStore();
      const store: SharedStore = {
        get: (key) => scheduler.schedule(memory.get(key)),
        set: (...entry) => scheduler.schedule(memory.set(...entry)),
        setIfAbsent: (...entry) => scheduler.schedule(memory.setIfAbsent(...entry)),
        delete: (key) => scheduler.schedule(memory.delete(key)),
      };
      const { fetch, startProcess } = rotatingApi(() => scheduler.schedule(Promise.resolve()));
      const pending = outcomes(Array.from({ length: count }, () => startProcess(store)(session, context)));
      const isDone = pending.then(() => true);
      // Those who wait look again after a pause of real time, which the scheduler does not see.
      const pause = async () => {
        await scheduler.waitIdle();
        return await Promise.race([isDone, new Promise<false>((resolve) => setTimeout(resolve, 5, false))]);
      };
      while (!(await pause()));
      expect(new Set(await pending)).toEqual(new Set(['r2']));
      expect(fetch).toHaveBeenCalledOnce();
    });
    await fc.assert(everyOrder, { numRuns: 12 });
  }, 30_000);
});

describe('With an API that accepts the same refresh token again', () => {
  /** Of a bearer that lives so many seconds. */
  function plainApi(lifeSeconds: number) {
    let now = 0;
    const fetch = vi.fn(() =>
      Promise.resolve(json({ access_token: `b${fetch.mock.calls.length + 1}`, expires_in: lifeSeconds })),
    );
    const client = createWholesaleClient({ baseUrl: 'http://api.test', fetch, report: () => undefined });
    const refresh = createRefresh({ client, store: createMemoryStore(), encrypter, now: () => now });
    return { refresh: (from: SessionData) => refresh(from, context), pass: (ms: number) => (now += ms), fetch };
  }

  // @fault S6
  it('a rejected new access token causes another refresh, the old one does not', async () => {
    const { refresh, fetch } = plainApi(3_600);
    const renewed = await refresh(session);
    expect((await refresh(session)).bearer).toBe('b2');
    expect((await refresh(renewed)).bearer).toBe('b3');
    expect((await refresh(renewed)).bearer).toBe('b3');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('an expired new access token causes another refresh', async () => {
    const { refresh, pass } = plainApi(20);
    await refresh(session);
    pass(20_000);
    expect((await refresh(session)).bearer).toBe('b3');
  });
});

it('A result with an expired bearer is still shared when the refresh token was replaced', async () => {
  let now = 0;
  const { fetch, startProcess } = rotatingApi();
  const refresh = startProcess(createMemoryStore(), () => now);
  await refresh(session, context);
  now = 60_001;
  expect((await refresh(session, context)).refreshToken).toBe('r2');
  expect(fetch).toHaveBeenCalledOnce();
});

describe('A refresh result in the shared store', () => {
  it('is encrypted', async () => {
    const memory = createMemoryStore();
    const texts: string[] = [];
    const store: SharedStore = {
      ...memory,
      set: (key, text, ttl) => (texts.push(key, text), memory.set(key, text, ttl)),
    };
    await rotatingApi().startProcess(store)(session, context);
    expect(texts.join(' ')).not.toMatch(/\b(?:r1|r2|b2)\b/);
  });

  // @fault S6
  it('is accepted only for its token and session', async () => {
    const renewed = { ...session, bearer: 'planted', refreshToken: 'r9', expiresAt: Date.now() + 60_000 };
    const foreign = await encrypter.encrypt(JSON.stringify({ of: digest('another'), session: renewed }));
    const stranger = await encrypter.encrypt(
      JSON.stringify({ of: digest('s r1'), session: { ...renewed, id: 'another' } }),
    );
    const unsealed = JSON.stringify({ of: digest('s r1'), session: renewed });
    for (const planted of [foreign, stranger, unsealed, 'garbage', '{}']) {
      const store = createMemoryStore();
      await store.set(`renewed:${digest('s r1')}`, planted, 60_000);
      expect((await rotatingApi().startProcess(store)(session, context)).refreshToken).toBe('r2');
    }
  });

  it('belongs to one session, also when two have the same token', async () => {
    const store = createMemoryStore();
    const refresh = rotatingApi().startProcess(store);
    const [own, other] = await Promise.allSettled([
      refresh(session, context),
      refresh({ ...session, id: 't' }, context),
    ]);
    expect(own).toMatchObject({ status: 'fulfilled', value: { id: 's' } });
    expect(other).toMatchObject({ status: 'rejected' });
  });

  // @fault S7
  it('releases the lock after a failed refresh, so that the next one is tried', async () => {
    const store = createMemoryStore();
    const answers = [json({ status: 503 }, 503), json({ access_token: 'b2', refresh_token: 'r2' })];
    const client = createWholesaleClient({
      baseUrl: 'http://api.test',
      fetch: () => Promise.resolve(answers.shift() ?? json({}, 500)),
      report: () => undefined,
    });
    const refresh = createRefresh({ client, store, encrypter });
    await expect(refresh(session, context)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await store.get(`refreshing:${digest('s r1')}`)).toBeNull();
    const renewed = await refresh(session, context);
    expect(renewed.refreshToken).toBe('r2');
    // An API that does not say how long the bearer lives is taken to mean an hour.
    expect(renewed.expiresAt).toBeGreaterThan(Date.now() + 3_500_000);
  });

  it('is checked again before a rejection ends the session', async () => {
    const memory = createMemoryStore();
    // The turn was lost, as with a store that was away: the result of the other process appears only after the refusal.
    const renewed = await encrypter.encrypt(
      JSON.stringify({ of: digest('s r1'), session: { ...session, refreshToken: 'r2' } }),
    );
    const fetch = async () => {
      await memory.set(`renewed:${digest('s r1')}`, renewed, 60_000);
      return json({ status: 401, message: 'spent' }, 401);
    };
    const client = createWholesaleClient({ baseUrl: 'http://api.test', fetch, report: () => undefined });
    expect((await createRefresh({ client, store: memory, encrypter })(session, context)).refreshToken).toBe('r2');
    await memory.delete(`renewed:${digest('s r1')}`);
    const refusing = createWholesaleClient({
      baseUrl: 'http://api.test',
      fetch: () => Promise.resolve(json({ status: 401, message: 'spent' }, 401)),
      report: () => undefined,
    });
    await expect(createRefresh({ client: refusing, store: memory, encrypter })(session, context)).rejects.toThrow(
      SessionEndedError,
    );
  });
});

// @fault A12
it.each([
  { status: 401, message: 'spent', details: [] },
  { status: '401', message: 'spent' },
  { status: 401, message: 'spent', code: 7 },
])('A rejection with %j ends the session', async (rejection) => {
  const client = createWholesaleClient({
    baseUrl: 'http://api.test',
    fetch: () => Promise.resolve(json(rejection, 401)),
    report: () => undefined,
  });
  await expect(createRefresh({ client, store: createMemoryStore(), encrypter })(session, context)).rejects.toThrow(
    SessionEndedError,
  );
});
