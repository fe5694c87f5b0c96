import { isWholesaleError, type WholesaleError } from './wholesale-error';

/** What became of a call whose refusal is an answer the customer gets to see. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: WholesaleError };

/**
 * Waits for a call and tells its refusal (a 4xx the API meant) apart from its answer.
 * @throws whatever else went wrong, outages included
 */
export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (isWholesaleError(error) && !error.isOutage) return { ok: false, refusal: error };
    throw error;
  }
}

/**
 * As {@link outcomeOf}, for what may be tried only so often: too many tries are a refusal, not an outage.
 * @throws whatever else went wrong, outages included
 */
export async function outcomeOfTry<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return await outcomeOf(call);
  } catch (error) {
    if (isWholesaleError(error) && error.status === 429) return { ok: false, refusal: error };
    throw error;
  }
}

/** As {@link outcomeOf}, for a form that may be sent again whatever became of it: its page tells of an outage, too, and keeps what was typed. */
export async function outcomeOfForm<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (isWholesaleError(error)) return { ok: false, refusal: error };
    throw error;
  }
}

/**
 * A part of a page that may be missing: its value, or null when the API did not give it, for whatever reason. Other parts still show.
 * @throws whatever concerns the whole page: a session that has ended, a customer who is blocked
 */
export async function orMissing<T>(call: Promise<T>): Promise<T | null> {
  const outcome = await outcomeOfPart(call);
  return outcome.ok ? outcome.value : null;
}

/** As {@link orMissing}, for a page that says why. */
export async function outcomeOfPart<T>(call: Promise<T>): Promise<Outcome<T>> {
  const outcome = await outcomeOfForm(call);
  if (!outcome.ok && (outcome.refusal.kind === 'unauthorised' || outcome.refusal.kind === 'banned')) throw outcome.refusal;
  return outcome;
}
