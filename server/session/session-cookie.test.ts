import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CookieTooLargeError } from './cookie-chunks';
import { createMemoryStore, type SharedStore } from '../redis/shared-store';
import { createEncrypter } from './encrypter';
import { createSessionCookie } from './session-cookie';
import type { SessionData } from './session-data';
import { createSessionOverflowStore } from './session-overflow';

const secret = 'a secret of at least thirty-two characters';
const noOverflowStore = createSessionOverflowStore(createMemoryStore());
const cookieOf = (secrets: string[], purpose = 'test', store = noOverflowStore) =>
  createSessionCookie(createEncrypter(secrets, purpose), true, store);
const cookie = cookieOf([secret]);

const shake = (seed: string, length: number) => createHash('shake256', { outputLength: length }).update(seed).digest();

function sessionOf(tokenLength: number): SessionData {
  // As hard to compress as a real token: base64 of noise, the same in every run.
  const token = (seed: string) => shake(seed, tokenLength).toString('base64url').slice(0, tokenLength);
  return { id: 's-1', bearer: token('bearer'), refreshToken: token('refresh'), expiresAt: 1 };
}

/** What a browser sends back after the given answers. */
function browserCookies(...answers: string[][]): string {
  const jar = new Map<string, string>();
  for (const line of answers.flat()) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

describe('The session cookie', () => {
  // @fault S19 @asvs 3.3.1, 7.1.1
  it('returns the session and is HttpOnly and SameSite=Lax for 30 days', async () => {
    const lines = await cookie.write(null, sessionOf(40));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^__Host-session=1\..+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
    expect(await cookie.read(browserCookies(lines))).toEqual(sessionOf(40));
  });

  // @fault S18
  it('is split for large tokens, each part under 4,096 bytes, and unused parts are removed', async () => {
    const large = await cookie.write(null, sessionOf(2_400));
    expect(large.length).toBe(2);
    for (const line of large) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4_096);
    expect(await cookie.read(browserCookies(large))).toEqual(sessionOf(2_400));

    const small = await cookie.write(browserCookies(large), sessionOf(40));
    expect(browserCookies(large, small).split('; ')).toHaveLength(1);
    const gone = await cookie.write(browserCookies(large), null);
    expect(browserCookies(large, gone)).toBe('');
  });

  it('throws CookieTooLargeError for a session that is too large', async () => {
    const random = {
      ...sessionOf(1),
      bearer: Buffer.from(crypto.getRandomValues(new Uint8Array(6_000))).toString('base64'),
    };
    await expect(cookie.write(null, random)).rejects.toThrow(CookieTooLargeError);
  });

  // @fault S18
  it('holds tokens of 50 to 3,000 characters in cookies of at most 4,096 bytes, 7 KB in all', async () => {
    for (const length of [50, 1_000, 2_400, 2_700, 3_000]) {
      const lines = await cookie.write(null, sessionOf(length));
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(4_096);
      expect(Buffer.byteLength(browserCookies(lines))).toBeLessThanOrEqual(7 * 1024);
      expect(await cookie.read(browserCookies(lines))).toEqual(sessionOf(length));
    }
  });

  // @fault S18
  it('with parts of two versions is read as a visitor', async () => {
    const [before, after] = await Promise.all([
      cookie.write(null, sessionOf(2_400)),
      cookie.write(null, { ...sessionOf(2_400), expiresAt: 2 }),
    ]);
    expect(await cookie.read(browserCookies(before, after.slice(0, 1)))).toBeNull();
    expect(await cookie.read(browserCookies(after, before.slice(0, 1)))).toBeNull();
    expect(await cookie.read(browserCookies(before, after))).not.toBeNull();
  });

  // @fault S16 @asvs 7.2.1
  it('is decrypted with every secret and encrypted with the first', async () => {
    const rotated = cookieOf([`${secret} new`, secret]);
    const old = browserCookies(await cookie.write(null, sessionOf(40)));
    expect(await rotated.read(old)).toEqual(sessionOf(40));
    const fresh = browserCookies(await rotated.write(null, sessionOf(40)));
    expect(await cookie.read(fresh)).toBeNull();
  });

  // @fault S16 @asvs 7.2.1
  it('is not decrypted for another purpose', async () => {
    const other = cookieOf([secret], 'another');
    expect(await other.read(browserCookies(await cookie.write(null, sessionOf(40))))).toBeNull();
  });

  // @fault S14 @asvs 7.1.1
  it('ends after 30 days also for a copy outside a browser', async () => {
    const day = 86_400_000;
    let now = Date.UTC(2026, 10, 20);
    const dated = createSessionCookie(createEncrypter([secret], 'test'), true, noOverflowStore, () => now);
    const header = browserCookies(await dated.write(null, sessionOf(40)));
    now += 30 * day - 1000;
    expect(await dated.read(header)).toEqual(sessionOf(40));
    now += 1000;
    expect(await dated.read(header)).toBeNull();
  });

  // @fault S23
  it('comes with a user hash that lasts a day longer, and a day after removal', async () => {
    const owned = { ...sessionOf(40), owner: 'a-word' };
    const lines = await cookie.write(null, owned);
    expect(lines.at(-1)).toBe('last-owner=a-word; Path=/; Max-Age=2678400; HttpOnly; SameSite=Lax; Secure');
    expect(cookie.getLastUserHash('last-owner=a-word')).toBe('a-word');
    expect((await cookie.write(browserCookies(lines), null)).at(-1)).toContain(
      'last-owner=a-word; Path=/; Max-Age=86400;',
    );
  });

  // @fault S14
  it('without an end inside ends 30 days after its bearer', async () => {
    const encrypter = createEncrypter([secret], 'test');
    const timeless = { ...sessionOf(40), expiresAt: Date.UTC(2026, 10, 20) };
    const header = `__Host-session=1.${await encrypter.encrypt(JSON.stringify(timeless))}`;
    const readAt = (day: number) =>
      createSessionCookie(encrypter, true, noOverflowStore, () => Date.UTC(2026, 10, day)).read(header);
    expect(await readAt(49)).toEqual(timeless);
    expect(await readAt(50)).toBeNull();
  });

  // @fault S17 @asvs 7.2.1
  it('that is changed, truncated, swapped or foreign is read as a visitor', async () => {
    const header = browserCookies(await cookie.write(null, sessionOf(2_400)));
    const values = header.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
    expect(await cookie.read(`__Host-session=2.${values[1] ?? ''}; __Host-session.1=${values[0] ?? ''}`)).toBeNull();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 17, max: header.length - 1 }),
        fc.constantFrom('A', '', '.', '%', 'é'),
        async (at, substitutes) => {
          const changed = header.slice(0, at) + substitutes + header.slice(at + 1);
          fc.pre(changed !== header);
          expect(await cookie.read(changed)).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
    const foreign = fc.asyncProperty(fc.string(), async (value) => {
      expect(await cookie.read(`__Host-session=${value}`)).toBeNull();
    });
    await fc.assert(foreign, { numRuns: 60 });
  });
});

describe('A session that is too large for cookies', () => {
  const huge = (id: string): SessionData => ({ ...sessionOf(8_000), id });
  const memory = createMemoryStore();
  const stored = new Map<string, string>();
  const shared: SharedStore = {
    ...memory,
    set: async (key, text, ttl) => {
      stored.set(key, text);
      await memory.set(key, text, ttl);
      return true;
    },
  };
  const shelved = cookieOf([secret], 'test', createSessionOverflowStore(shared));

  // @fault S20
  it('is stored encrypted under the hash of the handle in the cookie', async () => {
    const lines = await shelved.write(null, huge('a'));
    const handle = /^__Host-session=0\.([\w-]{43});/.exec(lines[0] ?? '')?.[1] ?? '';
    expect(lines).toHaveLength(1);
    expect(await shelved.read(browserCookies(lines))).toEqual(huge('a'));
    const everything = [...stored].join();
    for (const secretPart of [handle, huge('a').bearer.slice(0, 40)]) expect(everything).not.toContain(secretPart);
    expect(await shelved.read('__Host-session=0.made-up')).toBeNull();
  });

  // @fault S20
  it('keeps its handle when renewed, never takes over another handle, and is removed with its cookie', async () => {
    const header = browserCookies(await shelved.write(null, huge('b')));
    expect(browserCookies(await shelved.write(header, { ...huge('b'), expiresAt: 9 }))).toBe(header);
    expect(await shelved.read(header)).toMatchObject({ expiresAt: 9 });
    expect(browserCookies(await shelved.write(header, huge('c')))).not.toBe(header);
    expect(browserCookies([header], await shelved.write(header, null))).toBe('');
    expect(await shelved.read(header)).toBeNull();
  });
});
