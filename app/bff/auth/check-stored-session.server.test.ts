import { expect, it, vi } from 'vitest';
import { createWholesaleClient } from '~server/api/client';
import type { SessionData } from '~server/session/session-data';
import { checkStoredSession, createUsedSessions } from './check-stored-session.server';

const stored: SessionData = { id: 's', bearer: 'old', refreshToken: 'r1', expiresAt: 10_000 };
const renewed: SessionData = { ...stored, bearer: 'new' };

/** The session after the check, and how often it was refreshed. */
async function afterCheck(answer: () => Response | Promise<Response>) {
  const client = createWholesaleClient({
    baseUrl: 'http://api.test',
    fetch: async () => answer(),
    report: () => undefined,
  });
  const refresh = vi.fn(() => Promise.resolve(renewed));
  let outcome: Promise<SessionData> = Promise.resolve(stored);
  const session = { current: stored, renew: (refreshed: Promise<SessionData>) => (outcome = refreshed) };
  checkStoredSession({ client, refresh, session, context: { language: 'uk', requestId: 'r' } });
  return { session: await outcome.catch(() => null), refreshes: refresh.mock.calls.length };
}

it('checkStoredSession keeps a session that the API calls valid', async () => {
  expect(await afterCheck(() => Response.json({ isValid: true }))).toEqual({ session: stored, refreshes: 0 });
});

it('checkStoredSession refreshes a session that the API calls invalid', async () => {
  expect(await afterCheck(() => Response.json({ isValid: false }))).toEqual({ session: renewed, refreshes: 1 });
});

it('checkStoredSession does not refresh when the check fails', async () => {
  const failed = await afterCheck(() => Response.json({ status: 404, message: 'x', code: 'X' }, { status: 404 }));
  expect(failed).toEqual({ session: null, refreshes: 0 });
});

it('checkStoredSession gives up a check without a response after two seconds and changes nothing', async () => {
  expect(await afterCheck(() => new Promise<Response>(() => undefined))).toEqual({ session: stored, refreshes: 0 });
});

it('createUsedSessions counts a session as used for an hour after its last request', () => {
  let now = 0;
  const used = createUsedSessions(() => now);
  expect(used.touch('s')).toBe(false);
  now += 59 * 60_000;
  expect(used.touch('s')).toBe(true);
  now += 59 * 60_000;
  expect(used.touch('s')).toBe(true);
  now += 60 * 60_000;
  expect(used.touch('s')).toBe(false);
});
