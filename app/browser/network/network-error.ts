import { isRouteErrorResponse } from '@remix-run/react';
import { useSyncExternalStore } from 'react';
import { isFailureView } from '~/browser/network/error-view';

/** Why a form has no response. `offline`: not sent; `busy`, `tooLarge`: rejected by the server; `order`, `answer`, `other`: an order, a change of the cart or something else may have been carried out; `api`: an error of the wholesale API. */
export type NetworkErrorReason =
  'offline' | 'busy' | 'tooLarge' | 'order' | 'answer' | 'other' | 'api' | 'otherAccount' | 'otherAccountUnsaved';

export interface NetworkError {
  readonly why: NetworkErrorReason;
  readonly title?: string | undefined;
  /** Whether the form orders the cart. */
  readonly isOrder?: boolean | undefined;
}

export interface ShownNetworkError extends NetworkError {
  readonly pathname: string;
}

let shown: ShownNetworkError | null = null;
const listeners = new Set<() => void>();

export function showNetworkError(error: NetworkError | null): void {
  shown = error && { ...error, pathname: window.location.pathname };
  for (const listener of listeners) listener();
}

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

/** Turns what a submission threw into a network error; null where the response has its own page. @param status HTTP status, 0 without a response */
export function parseNetworkError(error: unknown, form: FormData, status: number): NetworkError | null {
  if (error instanceof Response) return null;
  const unknown = reasonOf(form);
  if (!isRouteErrorResponse(error)) return { why: reasonsByStatus[status] ?? unknown };
  if (!isFailureView(error.data)) return null;
  const { kind, title } = error.data;
  if (kind === 'otherAccount' || kind === 'otherAccountUnsaved') return { why: kind };
  if (kind === 'api') return { why: 'api', title };
  return error.status < 500 ? null : { why: unknown, title };
}

const reasonsByStatus: Readonly<Record<number, NetworkErrorReason>> = { 413: 'tooLarge', 503: 'busy' };

const cartFields = ['productId', 'itemId', 'split', 'seen'];

export function isOrderForm(form: FormData): boolean {
  return form.get('intent') === 'placeOrder';
}

function reasonOf(form: FormData): NetworkErrorReason {
  if (isOrderForm(form)) return 'order';
  return cartFields.some((name) => form.has(name)) ? 'answer' : 'other';
}

export function isNetworkErrorData(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'networkError' in data;
}
