import { digest } from '~server/digest';
import type { RequestContext } from '../context.server';

/** A hash of the account that is signed in, or was last; undefined for a visitor. */
export function accountKey({ session }: RequestContext): string | undefined {
  return session.owner === undefined ? undefined : digest(`account ${session.owner}`).slice(0, 16);
}
