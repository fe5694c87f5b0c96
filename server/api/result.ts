import { isWholesaleError, type WholesaleError } from './wholesale-error';

/** What became of a call whose failure is an answer that somebody gets to see. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly rejection: WholesaleError };

/**
 * Catches an API error: a 4xx that the API meant.
 * @throws whatever else went wrong: outages, a session that has ended
 */
export function catchRejection<T>(call: Promise<T>): Promise<Outcome<T>> {
  return catchWhere(call, (error) => !error.isOutage);
}

/**
 * As {@link catchRejection}, for rate-limited actions: 429 counts as an API error, too, not as an outage.
 * @throws whatever else went wrong: outages, a session that has ended
 */
export function catchRejectionOrBusy<T>(call: Promise<T>): Promise<Outcome<T>> {
  return catchWhere(call, (error) => !error.isOutage || error.status === 429);
}

/**
 * Catches every failure of the API, outages included: for a form that keeps what was typed and may be sent again.
 * @throws SessionEndedError
 */
export function catchApiError<T>(call: Promise<T>): Promise<Outcome<T>> {
  return catchWhere(call, () => true);
}

/**
 * As {@link catchApiError}, for a part of a page that says why it is missing.
 * @throws what concerns the whole page: a customer who is banned, a session that has ended
 */
export function catchUnlessBanned<T>(call: Promise<T>): Promise<Outcome<T>> {
  return catchWhere(call, (error) => error.kind !== 'banned');
}

/**
 * A part of a page that may be missing: its value, or null when the API did not give it, for whatever reason. Other parts still show.
 * @throws what {@link catchUnlessBanned} throws
 */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  const outcome = await catchUnlessBanned(call);
  return outcome.ok ? outcome.value : null;
}

async function catchWhere<T>(call: Promise<T>, isCaught: (error: WholesaleError) => boolean): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (isWholesaleError(error) && isCaught(error)) return { ok: false, rejection: error };
    throw error;
  }
}
