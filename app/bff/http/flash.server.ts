import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import type { RequestContext } from '../context.server';

export const flash = z.object({
  text: z.string(),
  title: z.string().optional(),
  variant: z.enum(['default', 'destructive']).default('default'),
  undo: z.object({ label: z.string(), action: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
});
export type Flash = z.output<typeof flash>;
export type FlashDraft = z.input<typeof flash>;

const NAME = 'flash';
const LIFETIME_SECONDS = 120;

export async function serializeFlash(ctx: RequestContext, message: FlashDraft): Promise<string> {
  const encrypted = await ctx.services.flashEncrypter.encrypt(JSON.stringify(message));
  return serializeCookie(NAME, encrypted, { secure: ctx.secureCookies, maxAgeSeconds: LIFETIME_SECONDS });
}

/** The message for this page, with the `Set-Cookie` line that clears it. */
export async function consumeFlash(ctx: RequestContext, request: Request) {
  const encrypted = parseCookie(request.headers.get('cookie')).get(NAME);
  if (!encrypted) return null;
  const text = await ctx.services.flashEncrypter.decrypt(encrypted);
  const parsed = text === null ? null : flash.safeParse(JSON.parse(text));
  if (!parsed?.success) return null;
  return { message: parsed.data, cookie: serializeCookie(NAME, '', { secure: ctx.secureCookies, maxAgeSeconds: 0 }) };
}

interface Options {
  /** Replaces the history entry, so that one step back leaves the page. */
  readonly replace?: boolean;
  readonly cookies?: readonly string[];
}

/** Post/redirect/get: 303 with a message for the next page. */
export async function redirectWithFlash(
  ctx: RequestContext,
  path: string,
  message: FlashDraft | null = null,
  { replace = false, cookies = [] }: Options = {},
): Promise<Response> {
  const response = redirect(path, { status: 303 });
  if (replace) response.headers.set('x-remix-replace', 'true');
  const flash = message === null ? [] : [await serializeFlash(ctx, message)];
  for (const cookie of [...flash, ...cookies]) response.headers.append('set-cookie', cookie);
  return response;
}
