import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { digest } from '../digest';
import type { WholesaleClient } from '../api/client';
import type { CallContext } from '../api/request';
import { isWholesaleError, WholesaleError } from '../api/wholesale-error';
import { endpoints } from '../contract/endpoints';
import type { Failure } from '../contract/conventions';
import type { SharedStore } from '../redis/shared-store';
import type { Encrypter } from './encrypter';
import { renewSession, type SessionData, sessionData } from './session-data';
import * as z from 'zod';

/** How long requests with the previous token get the result, ms. */
const GRACE_MS = 60_000;

const refreshResult = z.object({ of: z.string(), session: sessionData });

function createRefreshResults(store: SharedStore, encrypter: Encrypter, now: () => number) {
  /** An API without refresh token rotation keeps the token valid: the result then counts only as long as its bearer. */
  function isExpired(renewed: SessionData, { refreshToken, bearer }: SessionData): boolean {
    return renewed.refreshToken === refreshToken && (renewed.bearer === bearer || renewed.expiresAt <= now());
  }

  return {
    async read(key: string, session: SessionData): Promise<SessionData | null> {
      const encrypted = await store.get(`renewed:${key}`);
      const text = encrypted === null ? null : await encrypter.decrypt(encrypted);
      const parsed = text === null ? null : refreshResult.safeParse(JSON.parse(text));
      if (!parsed?.success || parsed.data.of !== key || parsed.data.session.id !== session.id) return null;
      return isExpired(parsed.data.session, session) ? null : parsed.data.session;
    },
    async write(key: string, session: SessionData): Promise<void> {
      await store.set(`renewed:${key}`, await encrypter.encrypt(JSON.stringify({ of: key, session })), GRACE_MS);
    },
  };
}

/** After this time another process may refresh, ms. */
const LOCK_MS = 8_000;
const POLL_MS = 40;
/** How long a rejected token is not tried again, ms. */
const REJECTED_MS = 60_000;

export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';

  /** @param isRefreshed the tokens were refreshed and are refused all the same, so that no other process has better ones */
  constructor(
    message?: string,
    options?: ErrorOptions,
    readonly isRefreshed = false,
  ) {
    super(message, options);
  }
}

/** Refreshes a session once for all concurrent requests; later ones with the old token get the same result for a minute. @throws SessionEndedError when the API rejects it; WholesaleError (outage) keeps the session */
export type RefreshSession = (session: SessionData, context: CallContext) => Promise<SessionData>;

export interface RefreshOptions {
  readonly client: WholesaleClient;
  readonly store: SharedStore;
  readonly encrypter: Encrypter;
  readonly now?: () => number;
}

export function createRefresh({ client, store, encrypter, now = Date.now }: RefreshOptions): RefreshSession {
  const flights = new Map<string, Promise<SessionData>>();
  const rejected = new LRUCache<string, SessionEndedError>({
    maxSize: 10_000,
    sizeCalculation: () => 1,
    ttl: REJECTED_MS,
  });
  const refreshResults = createRefreshResults(store, encrypter, now);

  async function renew(key: string, session: SessionData, context: CallContext): Promise<SessionData> {
    const lastLook = now() + LOCK_MS;
    for (;;) {
      const renewed = await refreshResults.read(key, session);
      if (renewed) return renewed;
      if ((await store.setIfAbsent(`refreshing:${key}`, 'now', LOCK_MS)) || now() > lastLook)
        return await refreshNow(key, session, context);
      await delay(POLL_MS);
    }
  }

  async function refreshNow(
    key: string,
    session: SessionData,
    { language, requestId, trace }: CallContext,
  ): Promise<SessionData> {
    try {
      const done = await refreshResults.read(key, session);
      if (done) return done;
      const rejection = rejected.get(key);
      if (rejection) throw rejection;
      const tokens = await client.call(
        endpoints.auth.refresh,
        { body: { token: session.refreshToken } },
        { language, requestId, trace },
      );
      const renewed = renewSession(session, tokens, now());
      await refreshResults.write(key, renewed);
      return renewed;
    } catch (error) {
      if (error instanceof SessionEndedError) throw error;
      return (await refreshResults.read(key, session)) ?? giveUp(key, error);
    } finally {
      await store.delete(`refreshing:${key}`);
    }
  }

  /** Only 400, 401 or 403 with the status in the body ends a session: an error of a proxy is an outage. */
  function giveUp(key: string, error: unknown): never {
    if (!isWholesaleError(error) || error.isOutage) throw error;
    const { endpoint, requestId, status, failure } = error;
    if (![400, 401, 403].includes(status) || !isApiError(status, failure))
      throw new WholesaleError('unavailable', { endpoint, requestId, status, cause: error });
    const ended = new SessionEndedError('refresh refused', { cause: error });
    rejected.set(key, ended);
    throw ended;
  }

  return (session, context) => {
    const key = digest(`${session.id} ${session.refreshToken}`);
    const running = flights.get(key);
    if (running) return running;
    const flight = renew(key, session, context).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

function isApiError(status: number, failure: Failure | undefined): boolean {
  return failure?.status === status && Boolean(failure.message ?? failure.code);
}
