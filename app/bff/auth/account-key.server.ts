import { digest } from '~server/digest';
import type { RequestContext } from '../context.server';

/** A word for who is signed in, or was last, that tells nothing of them; undefined for a visitor. */
export function accountKey({ session }: RequestContext): string | undefined {
  return session.owner === undefined ? undefined : digest(`account ${session.owner}`).slice(0, 16);
}
