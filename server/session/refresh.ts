import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { WholesaleClient } from '../api/client';
import type { CallContext } from '../api/request';
import { isWholesaleError } from '../api/wholesale-error';
import { refresh as refreshEndpoint } from '../contract/auth';
import { renewSession, type SessionData } from './session-data';

/** How long the result of a refresh serves requests that still carry the previous token, ms. */
const GRACE_MS = 60_000;

/** The API refused the refresh token: the session is over and the customer has to sign in again. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * Renews a session. Requests that meet the same spent token share one refresh, and for a minute after it
 * those that still carry the old token get its result. Runs on its own, whatever becomes of the request.
 * @throws SessionEndedError when the API definitely refuses; WholesaleError (an outage) keeps the session.
 */
export type RefreshSession = (session: SessionData, context: CallContext) => Promise<SessionData>;

/** Makes the single-flight refresh of one process. */
export function createRefresh(client: WholesaleClient, now: () => number = Date.now): RefreshSession {
  const flights = new LRUCache<string, Promise<SessionData>>({ max: 10_000, ttl: GRACE_MS });

  return (session, { language, requestId }) => {
    const key = createHash('sha256').update(session.refreshToken).digest('base64url');
    const running = flights.get(key);
    if (running) return running;
    const flight = client
      .call(refreshEndpoint, { body: { token: session.refreshToken } }, { language, requestId })
      .then((tokens) => renewSession(session, tokens, now()))
      .catch((error: unknown) => {
        flights.delete(key);
        throw isRefusal(error) ? new SessionEndedError('refresh refused', { cause: error }) : error;
      });
    flights.set(key, flight);
    return flight;
  };
}

function isRefusal(error: unknown): boolean {
  return isWholesaleError(error) && [400, 401, 403].includes(error.status);
}
