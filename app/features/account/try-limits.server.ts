import type { Scope } from '~/bff/scope.server';
import { orMissing } from '~server/api/outcome';
import type { TooManyTries } from './refusal';

/** Acts whose tries are counted apart from one another. */
type Act = 'signIn' | 'register' | 'sendCode' | 'confirmCode' | 'becomeClient' | 'password';

/** Counts a try before it is made, by phone and by network address; says how long to wait when there were too many. */
export async function takeTry({ portal, clientIp }: Scope, act: Act, phone: string): Promise<TooManyTries | null> {
  const wait = await portal.tries.take(act, { phone, clientIp });
  return wait > 0 ? { kind: 'tooManyTries', minutes: Math.ceil(wait / 60_000) } : null;
}

/** By what the tries of whoever is signed in are counted: the phone, or the session's owner while the account cannot be read. */
export async function whoseTries(scope: Scope): Promise<string> {
  return (await orMissing(scope.account()))?.phone ?? scope.session.owner ?? '';
}

/** A good try does not count. */
export async function forgiveTry({ portal, clientIp }: Scope, act: Act, phone: string): Promise<void> {
  await portal.tries.forgive(act, { phone, clientIp });
}
