import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { WholesaleClient } from '~server/api/client';
import type { CallContext } from '~server/api/request';
import { endpoints } from '~server/contract/endpoints';
import type { SessionHolder } from '~server/session/customer-calls';
import type { RefreshSession } from '~server/session/refresh';
import type { SessionData } from '~server/session/session-data';

/** A session not used for longer is checked when it comes back, ms. */
const UNUSED_MS = 60 * 60_000;
/** How long an answer may wait for the check, ms. */
const CHECK_MS = 2_000;

export type UsedSessions = ReturnType<typeof createUsedSessions>;

/** @param now for tests, ms of a clock that only goes on */
export function createUsedSessions(now: () => number = () => performance.now()) {
  const used = new LRUCache<string, number>({ maxSize: 20_000, sizeCalculation: () => 1 });
  return {
    /** Marks a session as used now; whether it was within the last hour. */
    touch(id: string): boolean {
      const last = used.get(id);
      used.set(id, now());
      return last !== undefined && now() - last < UNUSED_MS;
    },
  };
}

export interface CheckOptions {
  readonly client: WholesaleClient;
  readonly refresh: RefreshSession;
  readonly session: SessionHolder;
  readonly context: CallContext;
}

/** Checks a stored session in parallel with the page, and refreshes an invalid one. A failed check changes nothing. */
export function checkStoredSession(options: CheckOptions): void {
  const { current } = options.session;
  if (current) void options.session.renew(check(current, options)).catch(() => undefined);
}

async function check(stored: SessionData, { client, refresh, session, context }: CheckOptions): Promise<SessionData> {
  const input = { body: { token: stored.bearer } };
  const { language, requestId, trace } = context;
  const { isValid } = await Promise.race([
    client.call(endpoints.auth.checkToken, input, { language, requestId, trace }),
    delay(CHECK_MS, { isValid: true }, { ref: false }),
  ]);
  // A call that ran beside this one may have renewed it already.
  if (isValid || session.current !== stored) return stored;
  return await refresh(stored, context);
}
