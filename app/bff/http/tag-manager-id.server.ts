import type { RequestContext } from '~/bff/context.server';
import { accessOf } from '~/match-route';

/**
 * The tag manager's id where it may count a page: only visitors, only on pages for everyone, as all others hold
 * personal data; null everywhere else and where the operator has set none.
 */
export function tagManagerId({ services, session }: RequestContext, request: Request): string | null {
  if (services.env.gtmId === undefined || session.isSignedIn) return null;
  return accessOf(new URL(request.url).pathname) === 'public' ? services.env.gtmId : null;
}
