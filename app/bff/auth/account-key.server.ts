import { digest } from '~server/digest';
import type { RequestContext } from '../context.server';

/** A hash of the account that is signed in, or was last; undefined for a visitor. */
export function accountKey({ session }: RequestContext): string | undefined {
  return session.owner === undefined ? undefined : digest(`account ${session.owner}`).slice(0, 16);
}

/**
 * Whose something kept on this device is, by the account's id: unlike `accountKey` it outlasts a change of `SESSION_SECRET`.
 * Undefined for a visitor.
 * @throws WholesaleError when the account cannot be loaded
 */
export async function accountIdKey({ account }: Pick<RequestContext, 'account'>): Promise<string | undefined> {
  const id = (await account())?.id;
  return id === undefined ? undefined : digest(`account id ${id}`).slice(0, 12);
}
