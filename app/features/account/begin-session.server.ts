import { createHmac } from 'node:crypto';
import type { Scope } from '~/bff/scope.server';
import type { Tokens } from '~server/contract/auth';
import type { Refusal } from './refusal';

/** Signs the customer of a phone in with the API's tokens, unless they are too large to be kept: then whom to call, and a line in the log. */
export async function beginSession(
  { session, portal, requestId }: Scope,
  phone: string,
  tokens: Tokens,
): Promise<Refusal | null> {
  const owner = createHmac('sha256', portal.env.sessionSecrets[0] ?? '')
    .update(`owner ${phone}`)
    .digest('base64url')
    .slice(0, 16);
  if (await session.start(tokens, owner)) return null;
  portal.log.error({ requestId }, 'the tokens of a sign-in fit neither into cookies nor into Redis');
  return { kind: 'sessionTooLarge', phone: portal.env.contact.phone };
}
