import { data } from '@remix-run/node';
import { isWholesaleError } from '~server/api/wholesale-error';
import type { FailureView } from './failure-view';
import type { Scope } from './scope.server';

/** Answers that routes throw on purpose pass through as they are; every other error becomes a failure page. */
export function failureOf(error: unknown, scope: Scope, request: Request): { view: FailureView; expected: boolean } {
  const facts = { requestId: scope.requestId, path: new URL(request.url).pathname };
  if (!isWholesaleError(error)) return { view: { ...facts, kind: 'fault', status: 500 }, expected: false };
  if (error.isOutage) return { view: { ...facts, kind: 'outage', status: 503 }, expected: true };
  if (error.kind === 'notFound') return { view: { ...facts, kind: 'notFound', status: 404 }, expected: true };
  if (error.kind === 'banned') return { view: { ...facts, kind: 'banned', status: 403 }, expected: true };
  const { status } = error;
  return { view: { ...facts, kind: 'api', status, message: error.failure?.message ?? '' }, expected: true };
}

/** The 404 page, thrown by a route that finds nothing at its address. */
export function notFound(scope: Scope, request: Request) {
  const view: FailureView = { kind: 'notFound', status: 404, requestId: scope.requestId, path: new URL(request.url).pathname };
  return data(view, { status: 404 });
}
