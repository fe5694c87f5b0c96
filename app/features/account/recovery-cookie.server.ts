import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';

/** Progress of a password recovery: the phone, and the code once it was typed. */
const recovery = z.object({ phone: z.string(), code: z.string().optional() });
export type Recovery = z.output<typeof recovery>;

const NAME = 'recovery';
/** As long as a code usually lives. */
const LIFETIME_SECONDS = 15 * 60;

export async function loadRecovery(ctx: RequestContext, request: Request): Promise<Recovery | null> {
  const encrypted = parseCookie(request.headers.get('cookie')).get(NAME);
  const text = encrypted ? await ctx.services.recoveryEncrypter.decrypt(encrypted) : null;
  const parsed = text === null ? null : recovery.safeParse(JSON.parse(text));
  return parsed?.success ? parsed.data : null;
}

/** `Set-Cookie` line of the progress; null clears it. */
export async function serializeRecovery(ctx: RequestContext, state: Recovery | null): Promise<string> {
  const value = state === null ? '' : await ctx.services.recoveryEncrypter.encrypt(JSON.stringify(state));
  return serializeCookie(NAME, value, {
    secure: ctx.secureCookies,
    maxAgeSeconds: state === null ? 0 : LIFETIME_SECONDS,
  });
}
