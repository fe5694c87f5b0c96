import { isWholesaleError, type WholesaleError } from './wholesale-error';

export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly rejection: WholesaleError };

/** Catches 4xx errors. @throws outages, and SessionEndedError */
export function catchRejection<T>(call: Promise<T>): Promise<Outcome<T>> {
  return catchWhere(call, (error) => !error.isOutage);
}

/** As {@link catchRejection}, and 429 too, for rate-limited actions. */
export function catchRejectionOrBusy<T>(call: Promise<T>): Promise<Outcome<T>> {
  return catchWhere(call, (error) => !error.isOutage || error.status === 429);
}

/** Catches all errors of the API, for forms that can be sent again. @throws SessionEndedError */
export function catchApiError<T>(call: Promise<T>): Promise<Outcome<T>> {
  return catchWhere(call, () => true);
}

/** As {@link catchApiError}, for a part of a page. @throws for a banned customer, and SessionEndedError */
export function catchUnlessBanned<T>(call: Promise<T>): Promise<Outcome<T>> {
  return catchWhere(call, (error) => error.kind !== 'banned');
}

/** The value of an optional part of a page; null when the API fails. @throws as {@link catchUnlessBanned} */
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
