import type { RequestContext } from '~/bff/context.server';
import { accessOf } from '~/match-route';

/** The tag manager's id for visitors on public pages; null elsewhere, since other pages hold personal data. */
export function tagManagerId({ services, session }: RequestContext, request: Request): string | null {
  if (services.env.gtmId === undefined || session.isSignedIn) return null;
  return accessOf(new URL(request.url).pathname) === 'public' ? services.env.gtmId : null;
}
