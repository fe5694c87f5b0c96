import { createHash } from 'node:crypto';
import type { Scope } from '~/bff/scope.server';
import { readWrapper } from '~/native/wrapper';

/**
 * Whose copies a browser may keep of this page: a word of its own for every sign-in, which tells nothing of it. Null
 * where the operator keeps none, and inside the native app, whose web view asks for a worker's pages under
 * another user agent than its own, so that the forced update would not see them.
 */
export function copyOwner({ portal, session }: Scope, request: Request): string | null {
  if (!portal.env.offlineCopies || readWrapper(request.headers)) return null;
  if (!session.current) return 'visitor';
  return createHash('sha256').update(`copies ${session.current.id}`).digest('base64url').slice(0, 12);
}
