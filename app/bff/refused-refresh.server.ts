import { setTimeout as delay } from 'node:timers/promises';
import { redirect } from '@remix-run/node';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import { digest } from '~server/digest';
import { writeFlash } from './flash.server';
import { saveFormDraft } from './form-draft.server';
import { safePath } from './safe-path';
import type { Scope } from './scope.server';

const NAME = 'refused-refresh';
const LIFETIME_SECONDS = 60;
/** How long another answer, with the renewed session, gets to reach the browser first, ms. */
const WAIT_MS = 700;

/**
 * Processes that share no store may renew one session at the same time; the API refuses all but the first. So a refusal
 * alone signs nobody out: the browser is asked to come again, and only if it then still brings the refused token is the
 * session over. What was posted is kept, not repeated.
 * @returns null when it has come again already
 */
export async function lookOnceMore(scope: Scope, request: Request, posted: Request | null): Promise<Response | null> {
  if (!scope.session.current || isKnownToHaveEnded(scope, request)) return null;
  await delay(WAIT_MS);
  const { pathname, search } = new URL(request.url);
  const response = redirect(safePath(pathname + search, scope.links.to('index')), { status: posted ? 303 : 302 });
  const form = posted && (await saveFormDraft(scope, pathname, await posted.formData()));
  const refused = digest(scope.session.current.refreshToken);
  const cookies = [
    serializeCookie(NAME, refused, { secure: scope.secureCookies, maxAgeSeconds: LIFETIME_SECONDS }),
    ...(form ? [form] : []),
    ...(posted ? [await writeFlash(scope, { text: scope.t('errors:pressAgain'), variant: 'destructive' })] : []),
  ];
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Whether the API has refused to renew this very session before. */
export function isKnownToHaveEnded({ session }: Scope, request: Request): boolean {
  const refused = parseCookie(request.headers.get('cookie')).get(NAME);
  return refused !== undefined && session.current !== null && refused === digest(session.current.refreshToken);
}
