import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { digest } from '../digest';
import type { WholesaleClient } from '../api/client';
import type { CallContext } from '../api/request';
import { isWholesaleError, WholesaleError } from '../api/wholesale-error';
import { endpoints } from '../contract/endpoints';
import type { Failure } from '../contract/conventions';
import type { SharedStore } from '../redis/shared-store';
import { createRefreshResults } from './refresh-results';
import type { Encrypter } from './encrypter';
import { renewSession, type SessionData } from './session-data';

/** How long one refresh may take before another process tries, ms. */
const LOCK_MS = 8_000;
/** How often a process looks whether another one's refresh is done, ms. */
const POLL_MS = 40;
/** How long a token that the API has refused is not sent again, ms. */
const REJECTED_MS = 60_000;

/** The API refused the refresh token: the session is over and the customer has to sign in again. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * Renews a session. Its requests that meet the same spent token share one refresh, and for a minute after it
 * those that still carry the old token get its result. Runs on its own, whatever becomes of the request.
 * @throws SessionEndedError when the API definitely refuses; WholesaleError (an outage) keeps the session.
 */
export type RefreshSession = (session: SessionData, context: CallContext) => Promise<SessionData>;

export interface RefreshOptions {
  readonly client: WholesaleClient;
  /** Where processes take turns. */
  readonly store: SharedStore;
  readonly encrypter: Encrypter;
  readonly now?: () => number;
}

/** Makes the single-flight refresh: once per session and token in this process, and in all of them that share a store. */
export function createRefresh({ client, store, encrypter, now = Date.now }: RefreshOptions): RefreshSession {
  const flights = new Map<string, Promise<SessionData>>();
  const rejected = new LRUCache<string, SessionEndedError>({
    maxSize: 10_000,
    sizeCalculation: () => 1,
    ttl: REJECTED_MS,
  });
  const refreshResults = createRefreshResults(store, encrypter, now);

  /** Waits for its turn, or for the result of whoever had it first. */
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
    { language, requestId }: CallContext,
  ): Promise<SessionData> {
    try {
      // Whoever had the turn before may have finished between the look and the taking.
      const done = await refreshResults.read(key, session);
      if (done) return done;
      const rejection = rejected.get(key);
      if (rejection) throw rejection;
      const tokens = await client.call(
        endpoints.auth.refresh,
        { body: { token: session.refreshToken } },
        { language, requestId },
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

  /** Only 400, 401 or 403 in the API's own form ends a session; anything else, a proxy's page or JSON included, is an outage. */
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

/** A refusal of the API repeats its status and says why, which what stands in front of it does not. */
function isApiError(status: number, failure: Failure | undefined): boolean {
  return failure?.status === status && Boolean(failure.message ?? failure.code);
}
