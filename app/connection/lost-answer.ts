import { isRouteErrorResponse } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { isFailureView } from '~/bff/failure-view';

/**
 * Why a form has no answer. `offline`: there was no connection to send it by; `busy` and `tooLarge`: the host did not take it; `order` and
 * `answer`: it may have been carried out or not, an order or anything of the cart; `other`: the same of what changes no cart; `left`: nor may one whose page was left before its turn.
 */
type Why = 'offline' | 'busy' | 'tooLarge' | 'order' | 'answer' | 'other' | 'left' | 'otherAccount';

export interface LostAnswer {
  readonly why: Why;
  /** What the portal calls its failure, where it told of one. */
  readonly title?: string | undefined;
  /** The page that tells of it: the one that it was sent from and that stays, or where the customer has gone on to. */
  readonly pathname: string;
}

let last: LostAnswer | null = null;
const listeners = new Set<() => void>();

/** Tells the page of a form that has no answer; null when another is on its way. */
export function tellLostAnswer(lost: LostAnswer | null): void {
  last = lost;
  for (const listener of listeners) listener();
}

/** The last form's lost answer, if it is one. */
export const lostAnswer = (): LostAnswer | null => last;

/** The same, for a component; null on the server and without scripts, where the browser tells of it. */
export function useLostAnswer(): LostAnswer | null {
  return useSyncExternalStore(listen, lostAnswer, () => null);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Why a form has no answer, by what sending it threw; null for an answer that has a page of its own, such as a redirect or that of a banned customer.
 * @param couldSend whether there was a connection when it was sent
 */
export function readLostAnswer(
  error: unknown,
  form: FormData | undefined,
  couldSend: boolean,
): Omit<LostAnswer, 'pathname'> | null {
  const unknown =
    form?.get('intent') === 'placeOrder'
      ? 'order'
      : !form || ofCart.some((name) => form.has(name))
        ? 'answer'
        : 'other';
  if (isRouteErrorResponse(error)) {
    if (!isFailureView(error.data)) return null;
    if (error.data.kind === 'otherAccount') return { why: 'otherAccount' };
    if (error.status < 500) return null;
    return { why: unknown, title: error.data.title };
  }
  if (error instanceof Response) return null;
  return { why: couldSend ? (refusals[statusOf(error)] ?? unknown) : 'offline' };
}

/** Fields that only forms of the cart have. */
const ofCart = ['productId', 'itemId', 'split', 'seen'];

/** What of the host's own refusals is no answer of the app. */
const refusals: Readonly<Record<number, Why>> = { 413: 'tooLarge', 503: 'busy' };

/** The status of an answer that is no data of a page (see `lean-remix.js`); 0 where there was no answer at all. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error ? Number(error.status) : 0;
}
