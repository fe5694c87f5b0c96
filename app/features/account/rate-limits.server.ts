import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import type { TooManyAttempts } from './form-rejection';

type Action = 'signIn' | 'register' | 'sendCode' | 'confirmCode' | 'becomeClient' | 'password';

/** Counts an attempt by phone and IP; minutes to wait when there were too many. */
export async function consumeAttempt(
  { services, clientIp }: RequestContext,
  action: Action,
  phone: string,
): Promise<TooManyAttempts | null> {
  const wait = await services.attempts.consume(action, { phone, clientIp });
  return wait > 0 ? { kind: 'tooManyTries', minutes: Math.ceil(wait / 60_000) } : null;
}

/** Rate limit key of a customer: the phone, or the user hash without the account. */
export async function rateLimitKey(ctx: RequestContext): Promise<string> {
  return (await orNull(ctx.account()))?.phone ?? ctx.session.owner ?? '';
}

export async function resetAttempts({ services, clientIp }: RequestContext, action: Action, phone: string) {
  await services.attempts.reset(action, { phone, clientIp });
}
