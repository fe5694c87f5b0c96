import { setTimeout as delay } from 'node:timers/promises';
import { redirect } from '@remix-run/node';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import { digest } from '~server/digest';
import { serializeFlash } from '../http/flash.server';
import { saveFormDraft } from './form-draft.server';
import { safePath } from '../http/safe-redirect';
import type { RequestContext } from '../context.server';

const NAME = 'refused-refresh';
const LIFETIME_SECONDS = 60;
/** Time for the response with the new session to arrive, ms. */
const WAIT_MS = 700;

/** Processes without a shared store may refresh at once; the API accepts one. Null on the second try. */
export async function retryAfterRefreshRace(
  ctx: RequestContext,
  request: Request,
  posted: Request | null,
): Promise<Response | null> {
  if (!ctx.session.current || isKnownToBeRevoked(ctx, request)) return null;
  await delay(WAIT_MS);
  const { pathname, search } = new URL(request.url);
  const response = redirect(safePath(pathname + search, ctx.links.to('index')), { status: posted ? 303 : 302 });
  const form = posted && (await saveFormDraft(ctx, pathname, await posted.formData()));
  const rejected = digest(ctx.session.current.refreshToken);
  const cookies = [
    serializeCookie(NAME, rejected, { secure: ctx.secureCookies, maxAgeSeconds: LIFETIME_SECONDS }),
    ...(form ? [form] : []),
    ...(posted ? [await serializeFlash(ctx, { text: ctx.t('errors:pressAgain'), variant: 'destructive' })] : []),
  ];
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Whether the API rejected this refresh token before. */
export function isKnownToBeRevoked({ session }: RequestContext, request: Request): boolean {
  const rejected = parseCookie(request.headers.get('cookie')).get(NAME);
  return rejected !== undefined && session.current !== null && rejected === digest(session.current.refreshToken);
}
