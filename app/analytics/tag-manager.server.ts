import type { Scope } from '~/bff/scope.server';
import { accessOf } from '~/route-access';

/**
 * The tag manager's id where it may count a page: only visitors, only on pages for everyone, as all others hold
 * personal data; null everywhere else and where the operator has set none.
 */
export function tagManagerId({ portal, session }: Scope, request: Request): string | null {
  if (portal.env.gtmId === undefined || session.isSignedIn) return null;
  return accessOf(new URL(request.url).pathname) === 'public' ? portal.env.gtmId : null;
}
