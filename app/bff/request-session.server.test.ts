import { describe, expect, it } from 'vitest';
import { createSeal } from '~server/session/seal';
import { createSessionCookie } from '~server/session/session-cookie';
import type { SessionData } from '~server/session/session-data';
import { openRequestSession } from './request-session.server';

const cookie = createSessionCookie(createSeal(['a secret of thirty-two characters'], 'test'), false);
const old: SessionData = { id: 's', bearer: 'old', refreshToken: 'r1', expiresAt: 0, signedInAt: 0 };
const renewed: SessionData = { ...old, bearer: 'new', refreshToken: 'r2' };

async function signedIn() {
  const [line = ''] = await cookie.write(null, old);
  return await openRequestSession(cookie, line.split(';')[0] ?? '');
}

const kept = async (lines: readonly string[]) => cookie.read(lines.map((line) => line.split(';')[0]).join('; '));

describe('the session of a request', () => {
  it('says nothing while it stays as it is', async () => {
    expect(await (await signedIn()).changes()).toEqual([]);
  });

  it('gives every answer the same change', async () => {
    const session = await signedIn();
    await session.renew(Promise.resolve(renewed));
    const lines = await session.changes();
    expect(await kept(lines)).toEqual(renewed);
    expect(await session.changes()).toEqual(lines);
  });

  it('waits for a refresh under way before it tells its change', async () => {
    const session = await signedIn();
    void session.renew(new Promise((resolve) => setTimeout(resolve, 10, renewed)));
    expect(await kept(await session.changes())).toEqual(renewed);
  });

  it('is not changed by a refresh that fails', async () => {
    const session = await signedIn();
    await expect(session.renew(Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await session.changes()).toEqual([]);
    expect(session.current).toEqual(old);
  });

  it('stays signed out when a refresh comes late', async () => {
    const session = await signedIn();
    const late = session.renew(new Promise((resolve) => setTimeout(resolve, 10, renewed)));
    session.end();
    await late;
    expect(session.isSignedIn).toBe(false);
    expect((await session.changes())[0]).toContain('Max-Age=0');
  });
});
