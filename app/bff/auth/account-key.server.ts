import { digest } from '~server/digest';
import type { RequestContext } from '../context.server';

/** A hash of the account that is signed in, or was last; undefined for a visitor. */
export function accountKey({ session }: RequestContext): string | undefined {
  return session.owner === undefined ? undefined : sessionKey(session.owner);
}

/** @param owner of a session */
export function sessionKey(owner: string): string {
  return digest(`account ${owner}`).slice(0, 16);
}

/** The key of what is kept with an account; unlike {@link accountKey} it outlasts a change of `SESSION_SECRET`. */
export function recordKey(accountId: string): string {
  return digest(`account id ${accountId}`).slice(0, 12);
}
