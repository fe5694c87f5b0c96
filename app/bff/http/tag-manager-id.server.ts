import type { RequestContext } from '~/bff/context.server';
import { routeAt } from '~/routing/match-route';

/** The tag manager's id for visitors on public pages; null elsewhere, since other pages hold personal data. */
export function tagManagerId({ services, session }: RequestContext, request: Request): string | null {
  if (services.env.gtmId === undefined || session.isSignedIn) return null;
  const { access, isSecret } = routeAt(new URL(request.url).pathname);
  return access === 'public' && !isSecret ? services.env.gtmId : null;
}
