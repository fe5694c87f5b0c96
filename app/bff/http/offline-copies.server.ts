import type { RequestContext } from '~/bff/context.server';
import { parseWrapper } from '~/browser/device/wrapper';
import { digest } from '~server/digest';

/** Whether browsers may store pages: not inside the native app, whose update check a worker would bypass. */
export function allowsSnapshots({ services }: RequestContext, request: Request): boolean {
  return services.env.offlineCopies && !parseWrapper(request.headers);
}

/** A hash of the session: what the browser keeps offline belongs to it. */
export function userHash({ session }: RequestContext): string {
  if (!session.current) return 'visitor';
  return digest(`copies ${session.current.id}`).slice(0, 12);
}
