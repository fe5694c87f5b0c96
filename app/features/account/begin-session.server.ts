import { createHmac } from 'node:crypto';
import type { RequestContext } from '~/bff/context.server';
import type { Tokens } from '~server/contract/auth';
import type { FormRejection } from './form-rejection';

/** Starts a session with the API's tokens; a rejection, and a log line, where they do not fit the cookies. */
export async function beginSession(
  { session, services, requestId }: RequestContext,
  phone: string,
  tokens: Tokens,
): Promise<FormRejection | null> {
  const owner = createHmac('sha256', services.env.sessionSecrets[0] ?? '')
    .update(`owner ${phone}`)
    .digest('base64url')
    .slice(0, 16);
  if (await session.start(tokens, owner)) {
    if (session.current) services.usedSessions.touch(session.current.id);
    return null;
  }
  services.log.error({ requestId }, 'the tokens of a sign-in fit neither into cookies nor into Redis');
  return { kind: 'sessionTooLarge', phone: services.env.contact.phone };
}
