import type { Scope } from '~/bff/scope.server';
import type { Tokens } from '~server/contract/auth';
import type { Refusal } from './refusal';

/** Signs in with the API's tokens, unless they are too large to be kept: then whom to call, and a line in the log. */
export async function beginSession({ session, portal, requestId }: Scope, tokens: Tokens): Promise<Refusal | null> {
  if (await session.start(tokens)) return null;
  portal.log.error({ requestId }, 'the tokens of a sign-in fit neither into cookies nor into Redis');
  return { kind: 'sessionTooLarge', phone: portal.env.contact.phone };
}
