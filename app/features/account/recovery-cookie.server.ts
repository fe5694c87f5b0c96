import * as z from 'zod';
import type { Scope } from '~/bff/scope.server';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';

/** How far a password recovery has come: the phone that has a code on its way, and the code once it is typed. */
const recovery = z.object({ phone: z.string(), code: z.string().optional() });
export type Recovery = z.output<typeof recovery>;

const NAME = 'recovery';
/** As long as such a code usually lives. */
const LIFETIME_SECONDS = 15 * 60;

/** The recovery this browser has begun, or null. */
export async function readRecovery(scope: Scope, request: Request): Promise<Recovery | null> {
  const sealed = parseCookie(request.headers.get('cookie')).get(NAME);
  const text = sealed ? await scope.portal.recoverySeal.open(sealed) : null;
  const parsed = text === null ? null : recovery.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : null;
}

/** `Set-Cookie` line that remembers how far a recovery has come, or forgets it when null. */
export async function writeRecovery(scope: Scope, state: Recovery | null): Promise<string> {
  const value = state === null ? '' : await scope.portal.recoverySeal.seal(JSON.stringify(state));
  return serializeCookie(NAME, value, {
    secure: scope.secureCookies,
    maxAgeSeconds: state === null ? 0 : LIFETIME_SECONDS,
  });
}
