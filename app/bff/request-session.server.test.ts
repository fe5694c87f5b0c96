import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '~server/redis/shared-store';
import { createRevokedSessions, type RevokedSessions } from '~server/session/revoked-sessions';
import { createEncrypter } from '~server/session/encrypter';
import { createSessionCookie } from '~server/session/session-cookie';
import type { SessionData } from '~server/session/session-data';
import { createSessionOverflowStore } from '~server/session/session-overflow';
import { openRequestSession } from './request-session.server';

const store = createMemoryStore();
const ended = createRevokedSessions(null);
const cookie = createSessionCookie(
  createEncrypter(['a secret of thirty-two characters'], 'test'),
  false,
  createSessionOverflowStore(store),
);
const old: SessionData = { id: 's', bearer: 'old', refreshToken: 'r1', expiresAt: 0 };
const renewed: SessionData = { ...old, bearer: 'new', refreshToken: 'r2' };

async function opened(session: SessionData) {
  const [line = ''] = await cookie.write(null, session);
  return await openRequestSession(cookie, line.split(';')[0] ?? '', ended);
}

/** A token that fits no cookie. */
const huge = Buffer.from(crypto.getRandomValues(new Uint8Array(9_000))).toString('base64');

let sessions = 0;

/** Each test has a session of its own. */
const signedIn = () => opened({ ...old, id: `s${(sessions += 1)}` });
const renewedOf = (id = '') => ({ ...renewed, id });

const readSession = async (lines: readonly string[]) => cookie.read(lines.map((line) => line.split(';')[0]).join('; '));

describe('openRequestSession', () => {
  it('sets no cookie while the session is unchanged', async () => {
    expect(await (await signedIn()).changes()).toEqual([]);
  });

  it('gives every response the same session cookie after a refresh', async () => {
    const session = await signedIn();
    const next = renewedOf(session.current?.id);
    await session.renew(Promise.resolve(next));
    const lines = await session.changes();
    expect(await readSession(lines)).toEqual(next);
    expect(await session.changes()).toEqual(lines);
  });

  it('waits for a pending refresh before it returns the session cookie', async () => {
    const session = await signedIn();
    const next = renewedOf(session.current?.id);
    void session.renew(new Promise((resolve) => setTimeout(resolve, 10, next)));
    expect(await readSession(await session.changes())).toEqual(next);
  });

  it('keeps the session when a refresh fails', async () => {
    const session = await signedIn();
    await expect(session.renew(Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await session.changes()).toEqual([]);
    expect(session.current).toMatchObject({ bearer: 'old' });
  });

  it('stays signed out when a refresh completes later', async () => {
    const session = await signedIn();
    const late = session.renew(new Promise((resolve) => setTimeout(resolve, 10, renewed)));
    await session.end();
    await late;
    expect(session.isSignedIn).toBe(false);
    expect((await session.changes())[0]).toContain('Max-Age=0');
  });

  // @fault S12
  it('stays signed out when a refresh of another request completes later', async () => {
    const id = 'in two requests';
    const [slow, other] = [await opened({ ...old, id }), await opened({ ...old, id })];
    const late = slow.renew(new Promise((resolve) => setTimeout(resolve, 10, renewedOf(id))));
    await other.end();
    await late;
    expect((await slow.changes())[0]).toContain('Max-Age=0');
  });

  // @fault S12
  it('stays signed out in every interleaving of sign-out and refresh', async () => {
    const everyOrder = fc.asyncProperty(fc.scheduler(), fc.uuid(), async (scheduler, id) => {
      const slowly: RevokedSessions = {
        add: (key) => scheduler.schedule(ended.add(key)),
        has: (key) => scheduler.schedule(ended.has(key)),
      };
      const [line = ''] = await cookie.write(null, { ...old, id });
      const request = () => openRequestSession(cookie, line.split(';')[0] ?? '', slowly);
      const refreshing = request().then(async (session) => {
        if (session.isSignedIn) await session.renew(scheduler.schedule(Promise.resolve(renewedOf(id))));
        return await session.changes();
      });
      const leaving = request().then(async (session) => {
        await session.end();
        return await session.changes();
      });
      const answers = Promise.all([refreshing, leaving]);
      await scheduler.waitFor(answers);
      for (const lines of await answers) {
        const next = scheduler.waitFor(
          openRequestSession(cookie, lines.map((each) => each.split(';')[0]).join('; '), slowly),
        );
        expect((await next).isSignedIn).toBe(false);
      }
    });
    await fc.assert(everyOrder, { numRuns: 50 });
  });

  // @fault S12
  it('rejects and clears old and refreshed cookies of a signed-out session', async () => {
    const session = await signedIn();
    const id = session.current?.id;
    await session.end();
    for (const copy of [{ ...old, id: id ?? '' }, renewedOf(id)]) {
      const back = await opened(copy);
      expect(back.isSignedIn).toBe(false);
      expect((await back.changes())[0]).toContain('Max-Age=0');
    }
  });

  it('clears a session ended by the API in this browser only', async () => {
    const session = await signedIn();
    const id = session.current?.id;
    session.drop();
    expect((await session.changes())[0]).toContain('Max-Age=0');
    expect((await opened(renewedOf(id))).isSignedIn).toBe(true);
  });

  // @fault S22
  it('gets a new id at sign-in and revokes the session before', async () => {
    const session = await signedIn();
    const before = session.current?.id ?? '';
    const tokens = { access_token: 'a', id_token: 'i', refresh_token: 'r', expires_in: 60 };
    expect(await session.start(tokens, 'owner')).toBe(true);
    expect(session.current).toMatchObject({ bearer: 'i', refreshToken: 'r' });
    expect((await opened({ ...old, id: before })).isSignedIn).toBe(false);
    const next = await signedIn();
    await next.start(tokens, 'owner');
    expect(new Set([before, session.current?.id, next.current?.id]).size).toBe(3);
  });

  // @fault S21
  it('ends a session whose refreshed tokens do not fit into cookies', async () => {
    const session = await signedIn();
    await session.renew(Promise.resolve({ ...renewedOf(session.current?.id), bearer: huge }));
    expect((await session.changes())[0]).toContain('Max-Age=0');
  });

  // @fault S21
  it('does not start a session whose tokens do not fit into cookies', async () => {
    const session = await openRequestSession(cookie, null, ended);
    expect(
      await session.start({ access_token: 'a', id_token: huge, refresh_token: 'r', expires_in: 60 }, 'owner'),
    ).toBe(false);
    expect(session.isSignedIn).toBe(false);
    expect(await session.changes()).toEqual([]);
  });
});
