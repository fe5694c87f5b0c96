import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getCookieStore, putCookieStore, type CookieStore } from './cookie-store.server';

const store: CookieStore<string[]> = {
  cookie: 'things',
  schema: z.array(z.string()).max(50),
  shorten: (things) => things,
  empty: [],
  maxCharacters: 300,
};
const secureCookies = true;
const read = (value: string) => getCookieStore({ cookieHeader: `light=on; things=${value}; session=x` }, store);
const valueOf = (line: string | null) => /^things=([^;]*);/.exec(line ?? '')?.[1] ?? '';

describe('a shelf on the device', () => {
  it('gives back what was put on it, in a cookie scripts cannot read', () => {
    const line = putCookieStore({ secureCookies }, store, ['Троянда', 'Freedom']);
    expect(line).toMatch(/^things=[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
    expect(read(valueOf(line))).toEqual({ value: ['Троянда', 'Freedom'], isBroken: false });
  });

  it('is empty where there is no cookie, and takes the cookie away when it gets empty', () => {
    expect(getCookieStore({ cookieHeader: null }, store)).toEqual({ value: [], isBroken: false });
    expect(putCookieStore({ secureCookies }, store, [])).toMatch(/^things=; Path=\/; Max-Age=0/);
  });

  it('refuses what it has no room for', () => {
    const many = Array.from({ length: 60 }, (_, at) => `${at * 7919} thing`);
    expect(putCookieStore({ secureCookies }, store, many)).toBeNull();
    expect(putCookieStore({ secureCookies }, store, many.slice(0, 20))).not.toBeNull();
    expect(putCookieStore({ secureCookies }, store, ['x'.repeat(60_000)])).toBeNull();
  });

  it.each([
    ['another shape', deflateRawSync('{"price":1}').toString('base64url')],
    ['too many', deflateRawSync(JSON.stringify(Array.from({ length: 51 }, () => ''))).toString('base64url')],
    ['text that grows without end', deflateRawSync(JSON.stringify(['x'.repeat(120_000)])).toString('base64url')],
    ['too long a text', 'A'.repeat(301)],
    ['half of it', valueOf(putCookieStore({ secureCookies }, store, ['Троянда', 'Freedom'])).slice(0, 12)],
    ['anything', '%F0%9F%8C%B9'],
  ])('takes %s for empty, and says that it was broken', (_name, value) => {
    expect(read(value)).toEqual({ value: [], isBroken: true });
  });

  it('answers any cookie', () => {
    const answers = (text: string) => Array.isArray(read(text).value);
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 220 }),
        (bytes) => answers(Buffer.from(bytes).toString('base64url')) && answers(Buffer.from(bytes).toString('latin1')),
      ),
    );
  });
});
