import { data } from '@remix-run/node';
import type { MessageKey } from '~/i18n/message-key';
import { isWholesaleError, type WholesaleError } from '~server/api/wholesale-error';
import type { FailureKind, FailureView, MissingResource } from '~/browser/network/error-view';
import type { RequestContext } from '../context.server';

/** The error page of a failure, and whether it is expected: expected ones are logged where they happen. */
export function failureOf(error: unknown, ctx: RequestContext, request: Request) {
  if (!isWholesaleError(error)) return { view: toErrorView(ctx, request, 'error', 500), expected: false };
  const kind = kindOf(error, request.method !== 'GET');
  const isOutage = kind === 'outage' || kind === 'store';
  const view = toErrorView(ctx, request, kind, isOutage ? 503 : error.saidStatus, error.reason);
  return { view: { ...view, waitSeconds: error.waitSeconds }, expected: true };
}

export function notFound(ctx: RequestContext, request: Request, lookedUp?: MissingResource) {
  const view = toErrorView(ctx, request, 'notFound', 404);
  return data(
    lookedUp
      ? { ...view, lookedUp, description: ctx.t(`errors:${lookedUp}NotFoundAdvice`, { path: view.path }) }
      : view,
    { status: 404 },
  );
}

/** The page of a form that the portal never sends, status 400. */
export function badForm(ctx: RequestContext, request: Request) {
  return data(toErrorView(ctx, request, 'error', 400), { status: 400 });
}

/** The page of a form sent from another account's page, status 409. @param draft `Set-Cookie` line that saves it for its customer; null where it cannot be saved */
export function otherAccount(ctx: RequestContext, request: Request, draft: string | null) {
  if (draft === null) return data(toErrorView(ctx, request, 'otherAccountUnsaved', 409), { status: 409 });
  return data(toErrorView(ctx, request, 'otherAccount', 409), { status: 409, headers: { 'set-cookie': draft } });
}

const titles = {
  outage: 'errors:noConnection',
  store: 'errors:noStore',
  api: 'errors:api',
  notFound: 'errors:pageNotFound',
  banned: 'errors:banned',
  otherAccount: 'errors:lost.otherAccountTitle',
  otherAccountUnsaved: 'errors:lost.otherAccountUnsavedTitle',
  error: 'errors:internal',
} as const satisfies Record<FailureKind, MessageKey>;

const advices = {
  outage: 'errors:noConnectionAdvice',
  store: 'errors:noStoreAdvice',
  notFound: 'errors:pageNotFoundAdvice',
  banned: 'errors:bannedAdvice',
  otherAccount: 'errors:lost.otherAccount',
  otherAccountUnsaved: 'errors:lost.otherAccountUnsaved',
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

/** Errors with a message are shown (specification, section 8), for a form also a bare status. Others are outages. */
function kindOf({ kind, failure, reason }: WholesaleError, isForm: boolean): FailureKind {
  if (kind === 'notFound' || kind === 'banned' || kind === 'store') return kind;
  return failure?.message || (isForm && reason !== '') ? 'api' : 'outage';
}
