import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';

/** How far a password recovery has come: the phone that has a code on its way, and the code once it is typed. */
const recovery = z.object({ phone: z.string(), code: z.string().optional() });
export type Recovery = z.output<typeof recovery>;

const NAME = 'recovery';
/** As long as such a code usually lives. */
const LIFETIME_SECONDS = 15 * 60;

/** The recovery this browser has begun, or null. */
export async function loadRecovery(ctx: RequestContext, request: Request): Promise<Recovery | null> {
  const encrypted = parseCookie(request.headers.get('cookie')).get(NAME);
  const text = encrypted ? await ctx.services.recoveryEncrypter.open(encrypted) : null;
  const parsed = text === null ? null : recovery.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : null;
}

/** `Set-Cookie` line that remembers how far a recovery has come, or forgets it when null. */
export async function serializeRecovery(ctx: RequestContext, state: Recovery | null): Promise<string> {
  const value = state === null ? '' : await ctx.services.recoveryEncrypter.encrypt(JSON.stringify(state));
  return serializeCookie(NAME, value, {
    secure: ctx.secureCookies,
    maxAgeSeconds: state === null ? 0 : LIFETIME_SECONDS,
  });
}
