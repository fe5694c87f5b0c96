import type { RequestContext } from '~/bff/context.server';
import { parseWrapper } from '~/browser/device/wrapper';
import { digest } from '~server/digest';

/**
 * Whether a browser may keep copies of this page: not where the operator keeps none, and not inside the native app, whose
 * web view asks for a worker's pages under another user agent than its own, so that the forced update would not see them.
 */
export function allowsSnapshots({ services }: RequestContext, request: Request): boolean {
  return services.env.offlineCopies && !parseWrapper(request.headers);
}

/** A hash of the session: what the browser keeps offline belongs to it. */
export function userHash({ session }: RequestContext): string {
  if (!session.current) return 'visitor';
  return digest(`copies ${session.current.id}`).slice(0, 12);
}
