import { isRouteErrorResponse } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { isFailureView } from '~/browser/network/error-view';

/**
 * Why a form has no answer. `offline`: it was not sent; `busy`, `tooLarge`: the server did not take it; `order`, `answer`, `other`: it may have been
 * carried out, an order, a change of the cart, or anything else; `api`: the supplier's API failed, in its own words; `otherAccount`: somebody else has signed in.
 */
export type NetworkErrorReason =
  'offline' | 'busy' | 'tooLarge' | 'order' | 'answer' | 'other' | 'api' | 'otherAccount';

export interface NetworkError {
  readonly why: NetworkErrorReason;
  /** What the portal calls its failure, where it told of one. */
  readonly title?: string | undefined;
}

/** A network error and the page that shows it. */
export interface ShownNetworkError extends NetworkError {
  readonly pathname: string;
}

let shown: ShownNetworkError | null = null;
const listeners = new Set<() => void>();

/** Shows a network error on the page of this moment; null takes the last one away. */
export function showNetworkError(error: NetworkError | null): void {
  shown = error && { ...error, pathname: window.location.pathname };
  for (const listener of listeners) listener();
}

/** The network error of the last form; null on the server and without scripts. */
export function useNetworkError(): ShownNetworkError | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * What sending a form threw, as a network error; null for an answer that has a page of its own, such as that of a banned customer.
 * @param status of the HTTP answer, 0 where none came
 */
export function parseNetworkError(error: unknown, form: FormData, status: number): NetworkError | null {
  if (error instanceof Response) return null;
  const unknown = reasonOf(form);
  if (!isRouteErrorResponse(error)) return { why: reasonsByStatus[status] ?? unknown };
  if (!isFailureView(error.data)) return null;
  if (error.data.kind === 'otherAccount') return { why: 'otherAccount' };
  if (error.data.kind === 'api') return { why: 'api', title: error.data.title };
  return error.status < 500 ? null : { why: unknown, title: error.data.title };
}

const reasonsByStatus: Readonly<Record<number, NetworkErrorReason>> = { 413: 'tooLarge', 503: 'busy' };

/** Fields that only forms of the cart have. */
const cartFields = ['productId', 'itemId', 'split', 'seen'];

function reasonOf(form: FormData): NetworkErrorReason {
  if (form.get('intent') === 'placeOrder') return 'order';
  return cartFields.some((name) => form.has(name)) ? 'answer' : 'other';
}

/** Whether action data say that no answer came. */
export function isNetworkErrorData(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'networkError' in data;
}
