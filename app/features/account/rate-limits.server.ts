import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import type { TooManyAttempts } from './form-rejection';

/** Acts whose tries are counted apart from one another. */
type Act = 'signIn' | 'register' | 'sendCode' | 'confirmCode' | 'becomeClient' | 'password';

/** Counts a try before it is made, by phone and by network address; says how long to wait when there were too many. */
export async function consumeAttempt(
  { services, clientIp }: RequestContext,
  act: Act,
  phone: string,
): Promise<TooManyAttempts | null> {
  const wait = await services.attempts.take(act, { phone, clientIp });
  return wait > 0 ? { kind: 'tooManyTries', minutes: Math.ceil(wait / 60_000) } : null;
}

/** Rate limit key of a signed-in customer: the phone, or the session's owner while the account cannot be read. */
export async function rateLimitKey(ctx: RequestContext): Promise<string> {
  return (await orNull(ctx.account()))?.phone ?? ctx.session.owner ?? '';
}

/** A good try does not count. */
export async function resetAttempts({ services, clientIp }: RequestContext, act: Act, phone: string): Promise<void> {
  await services.attempts.forgive(act, { phone, clientIp });
}
