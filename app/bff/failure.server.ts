import { data } from '@remix-run/node';
import { isWholesaleError, type WholesaleError } from '~server/api/wholesale-error';
import type { FailureKind, FailureView } from './failure-view';
import type { Scope } from './scope.server';

/** What went wrong as a page, and whether such failures are to be expected (they are logged where they happened). */
export function failureOf(error: unknown, scope: Scope, request: Request): { view: FailureView; expected: boolean } {
  if (!isWholesaleError(error)) return { view: viewOf(scope, request, 'fault', 500), expected: false };
  const status = statusOf(error);
  const view = viewOf(scope, request, kindOf(error), status);
  return { view: view.kind === 'api' ? { ...view, message: error.failure?.message ?? '' } : view, expected: true };
}

/** The 404 page, thrown by a route that finds nothing at its address. */
export function notFound(scope: Scope, request: Request) {
  return data(viewOf(scope, request, 'notFound', 404), { status: 404 });
}

/** What each kind of failure is called. */
const titles: Record<FailureKind, string> = {
  outage: 'errors:noConnection',
  api: 'errors:noConnection',
  notFound: 'errors:pageNotFound',
  banned: 'errors:banned',
  fault: 'errors:internal',
};

function viewOf({ t, requestId }: Scope, request: Request, kind: FailureKind, status: number): FailureView {
  return { kind, status, title: t(titles[kind]), requestId, path: new URL(request.url).pathname };
}

function kindOf(error: WholesaleError): FailureKind {
  if (error.isOutage) return 'outage';
  return error.kind === 'notFound' || error.kind === 'banned' ? error.kind : 'api';
}

/** An outage is the portal's own 503, whatever the API said or did not say. */
function statusOf(error: WholesaleError): number {
  return error.isOutage ? 503 : error.status;
}
