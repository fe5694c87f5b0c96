import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type * as z from 'zod';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import type { RequestContext } from '../context.server';

/** Something that is kept on the device alone, in a cookie of its own. */
export interface CookieStore<T> {
  readonly cookie: string;
  /** What the cookie holds, unpacked; nothing else is believed. */
  readonly schema: z.ZodType<T>;
  /** As short as it can be said. */
  readonly shorten: (value: T) => unknown;
  readonly empty: T;
  /** Characters of the cookie's value. */
  readonly maxCharacters: number;
}

/** What a shelf holds; `isBroken` when what was sent is not what the portal wrote. */
export interface CookieStoreContent<T> {
  readonly value: T;
  readonly isBroken: boolean;
}

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Bytes that a full shelf may unpack to. */
const MAX_UNPACKED = 64 * 1024;

/** Reads a shelf. What was forged, cut off or is too long counts as empty. */
export function getCookieStore<T>(
  { cookieHeader }: Pick<RequestContext, 'cookieHeader'>,
  { cookie, schema, empty, maxCharacters }: CookieStore<T>,
): CookieStoreContent<T> {
  const text = parseCookie(cookieHeader).get(cookie);
  if (!text) return { value: empty, isBroken: false };
  const read = text.length <= maxCharacters ? schema.safeParse(unpack(text)) : null;
  return read?.success ? { value: read.data, isBroken: false } : { value: empty, isBroken: true };
}

/** `Set-Cookie` line that keeps a value on its shelf, or clears it of an empty one; null when there is no room for it. */
export function putCookieStore<T>(
  { secureCookies: secure }: Pick<RequestContext, 'secureCookies'>,
  { cookie, shorten, empty, maxCharacters }: CookieStore<T>,
  value: T,
): string | null {
  const short = JSON.stringify(shorten(value));
  if (short === JSON.stringify(shorten(empty))) return serializeCookie(cookie, '', { secure, maxAgeSeconds: 0 });
  const text = deflateRawSync(short).toString('base64url');
  return text.length <= maxCharacters && short.length * 2 <= MAX_UNPACKED
    ? serializeCookie(cookie, text, { secure, maxAgeSeconds: LIFETIME_SECONDS })
    : null;
}

function unpack(text: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: MAX_UNPACKED }).toString());
  } catch {
    return undefined;
  }
}
