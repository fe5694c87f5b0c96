import { data } from '@remix-run/node';
import type { MessageKey } from '~/i18n/message-key';
import { isWholesaleError, type WholesaleError } from '~server/api/wholesale-error';
import type { FailureKind, FailureView, LookedUp } from '~/browser/network/error-view';
import type { RequestContext } from '../context.server';

/** What went wrong as a page, and whether such failures are to be expected (they are logged where they happened). */
export function failureOf(
  error: unknown,
  ctx: RequestContext,
  request: Request,
): { view: FailureView; expected: boolean } {
  if (!isWholesaleError(error)) return { view: toErrorView(ctx, request, 'error', 500), expected: false };
  const kind = kindOf(error, request.method !== 'GET');
  const view = toErrorView(ctx, request, kind, kind === 'outage' ? 503 : error.status, error.reason);
  return { view: { ...view, waitSeconds: error.waitSeconds }, expected: true };
}

/** The 404 page, thrown by a route that finds nothing at its address. */
export function notFound(ctx: RequestContext, request: Request, lookedUp?: LookedUp) {
  const view = toErrorView(ctx, request, 'notFound', 404);
  return data(
    lookedUp
      ? { ...view, lookedUp, description: ctx.t(`errors:${lookedUp}NotFoundAdvice`, { path: view.path }) }
      : view,
    { status: 404 },
  );
}

/** The page of a form that no page of the portal sends and of which nothing can be made, status 400. */
export function badForm(ctx: RequestContext, request: Request) {
  return data(toErrorView(ctx, request, 'error', 400), { status: 400 });
}

/** The page of a form that another account's page has sent, status 409. @param draft `Set-Cookie` line that keeps it for its customer */
export function otherAccount(ctx: RequestContext, request: Request, draft: string | null) {
  const headers = draft === null ? {} : { headers: { 'set-cookie': draft } };
  return data(toErrorView(ctx, request, 'otherAccount', 409), { status: 409, ...headers });
}

/** What each kind of failure is called. */
const titles = {
  outage: 'errors:noConnection',
  api: 'errors:api',
  notFound: 'errors:pageNotFound',
  banned: 'errors:banned',
  otherAccount: 'errors:lost.otherAccountTitle',
  error: 'errors:internal',
} as const satisfies Record<FailureKind, MessageKey>;

/** What can be done about each; the API's words stand for themselves. */
const advices = {
  outage: 'errors:noConnectionAdvice',
  notFound: 'errors:pageNotFoundAdvice',
  banned: 'errors:bannedAdvice',
  otherAccount: 'errors:lost.otherAccount',
  error: 'errors:internalAdvice',
} as const satisfies Record<Exclude<FailureKind, 'api'>, MessageKey>;

function toErrorView(
  { t, requestId }: RequestContext,
  request: Request,
  kind: FailureKind,
  status: number,
  message = '',
): FailureView {
  const path = new URL(request.url).pathname;
  const view = { kind, status, title: t(titles[kind], { status, message }), requestId, path };
  return kind === 'api'
    ? { ...view, description: message, message }
    : { ...view, description: t(advices[kind], { path }) };
}

/** What the API puts in words is shown in its words (specification, section 8), of a form also its bare status; else it is an outage, the portal's own 503. */
function kindOf({ kind, failure, reason }: WholesaleError, isForm: boolean): FailureKind {
  if (kind === 'notFound' || kind === 'banned') return kind;
  return failure?.message || (isForm && reason !== '') ? 'api' : 'outage';
}
