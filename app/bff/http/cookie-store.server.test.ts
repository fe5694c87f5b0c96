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

describe('cookie store', () => {
  it('returns what was stored, in an HttpOnly cookie', () => {
    const line = putCookieStore({ secureCookies }, store, ['Троянда', 'Freedom']);
    expect(line).toMatch(/^things=[\w-]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
    expect(read(valueOf(line))).toEqual({ value: ['Троянда', 'Freedom'], isBroken: false });
  });

  it('is empty without a cookie, and storing an empty value deletes the cookie', () => {
    expect(getCookieStore({ cookieHeader: null }, store)).toEqual({ value: [], isBroken: false });
    expect(putCookieStore({ secureCookies }, store, [])).toMatch(/^things=; Path=\/; Max-Age=0/);
  });

  it('returns null for a value that does not fit', () => {
    const many = Array.from({ length: 60 }, (_, at) => `${at * 7919} thing`);
    expect(putCookieStore({ secureCookies }, store, many)).toBeNull();
    expect(putCookieStore({ secureCookies }, store, many.slice(0, 20))).not.toBeNull();
    expect(putCookieStore({ secureCookies }, store, ['x'.repeat(60_000)])).toBeNull();
  });

  it.each([
    ['a value of another shape', deflateRawSync('{"price":1}').toString('base64url')],
    ['too many items', deflateRawSync(JSON.stringify(Array.from({ length: 51 }, () => ''))).toString('base64url')],
    ['a decompression bomb', deflateRawSync(JSON.stringify(['x'.repeat(120_000)])).toString('base64url')],
    ['a cookie that is too long', 'A'.repeat(301)],
    ['a truncated cookie', valueOf(putCookieStore({ secureCookies }, store, ['Троянда', 'Freedom'])).slice(0, 12)],
    ['any other text', '%F0%9F%8C%B9'],
  ])('returns an empty value marked as broken for %s', (_name, value) => {
    expect(read(value)).toEqual({ value: [], isBroken: true });
  });

  it('returns a value for any cookie', () => {
    const answers = (text: string) => Array.isArray(read(text).value);
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 220 }),
        (bytes) => answers(Buffer.from(bytes).toString('base64url')) && answers(Buffer.from(bytes).toString('latin1')),
      ),
    );
  });
});
