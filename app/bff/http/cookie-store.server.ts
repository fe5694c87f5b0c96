import type * as z from 'zod';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import type { RequestContext } from '../context.server';
import { MAX_UNPACKED, packText, unpackValue } from './packed-value.server';

/** A value stored only on the device, in its own cookie. */
export interface CookieStore<T> {
  readonly cookie: string;
  readonly schema: z.ZodType<T>;
  readonly shorten: (value: T) => unknown;
  readonly empty: T;
  readonly maxCharacters: number;
}

/** `isBroken`: the cookie is not what the portal wrote. */
export interface CookieStoreContent<T> {
  readonly value: T;
  readonly isBroken: boolean;
}

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** The stored value; a forged, truncated or too long cookie counts as empty. */
export function getCookieStore<T>(
  { cookieHeader }: Pick<RequestContext, 'cookieHeader'>,
  { cookie, schema, empty, maxCharacters }: CookieStore<T>,
): CookieStoreContent<T> {
  const text = parseCookie(cookieHeader).get(cookie);
  if (!text) return { value: empty, isBroken: false };
  const read = text.length <= maxCharacters ? schema.safeParse(unpackValue(text)) : null;
  return read?.success ? { value: read.data, isBroken: false } : { value: empty, isBroken: true };
}

/** `Set-Cookie` line that stores a value, or clears an empty one; null when it is too large. */
export function putCookieStore<T>(
  { secureCookies: secure }: Pick<RequestContext, 'secureCookies'>,
  { cookie, shorten, empty, maxCharacters }: CookieStore<T>,
  value: T,
): string | null {
  const short = JSON.stringify(shorten(value));
  if (short === JSON.stringify(shorten(empty))) return serializeCookie(cookie, '', { secure, maxAgeSeconds: 0 });
  const text = packText(short);
  return text.length <= maxCharacters && short.length * 2 <= MAX_UNPACKED
    ? serializeCookie(cookie, text, { secure, maxAgeSeconds: LIFETIME_SECONDS })
    : null;
}
