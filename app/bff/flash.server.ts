import * as z from 'zod';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import type { Scope } from './scope.server';

/** A message for the page that comes next: a toast with JavaScript, a notice at its top without. */
export const flash = z.object({
  text: z.string(),
  title: z.string().optional(),
  variant: z.enum(['default', 'destructive']).default('default'),
  /** A form the message offers, such as undoing what it tells of. */
  undo: z.object({ label: z.string(), action: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
});
export type Flash = z.output<typeof flash>;
export type FlashDraft = z.input<typeof flash>;

const NAME = 'flash';
const LIFETIME_SECONDS = 120;

/** `Set-Cookie` line that hands a message to the next page. */
export async function writeFlash(scope: Scope, message: FlashDraft): Promise<string> {
  const sealed = await scope.portal.flashSeal.seal(JSON.stringify(message));
  return serializeCookie(NAME, sealed, { secure: scope.secureCookies, maxAgeSeconds: LIFETIME_SECONDS });
}

/** The message handed to this page, with the `Set-Cookie` line that takes it away. */
export async function takeFlash(scope: Scope, request: Request): Promise<{ message: Flash; cookie: string } | null> {
  const sealed = parseCookie(request.headers.get('cookie')).get(NAME);
  if (!sealed) return null;
  const text = await scope.portal.flashSeal.open(sealed);
  const parsed = text === null ? null : flash.safeParse(JSON.parse(text));
  if (!parsed?.success) return null;
  return { message: parsed.data, cookie: serializeCookie(NAME, '', { secure: scope.secureCookies, maxAgeSeconds: 0 }) };
}
