import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { matchRoute, routeAt } from '~/routing/match-route';
import type { Access } from '~/routing/table';
import { isWholesaleError } from '~server/api/wholesale-error';
import { SessionEndedError } from '~server/session/refresh';
import { apiRedirectInsteadOf404 } from './http/api-redirects.server';
import { safePath } from './http/safe-redirect';
import { redirectToLogin } from './auth/redirect-to-login.server';
import { failureOf } from './errors/to-error-view.server';
import { optional, toDegradationView } from './degradation.server';
import { isKnownToBeRevoked, retryAfterRefreshRace } from './auth/retry-refresh-race.server';
import { rejectOtherAccount } from './auth/reject-other-account.server';
import { commitSession, isDataResponse } from './commit-session.server';
import { getRequestContext, type RequestContext } from './context.server';

export interface RouteArgs {
  readonly ctx: RequestContext;
  readonly request: Request;
  readonly params: LoaderFunctionArgs['params'];
}

type Handler<T> = (args: RouteArgs) => Promise<T>;
type DataResponse<T> = ReturnType<typeof data<T>>;

type Sent<T> = T | (T extends Response | DataResponse<unknown> ? never : DataResponse<T>);

/** Loaders with an access rule: they create the request context, send session changes and turn errors into pages. */
export const publicLoader = <T>(handle: Handler<T>) => guardLoader('public', handle);
export const visitorLoader = <T>(handle: Handler<T>) => guardLoader('visitor', handle);
export const customerLoader = <T>(handle: Handler<T>) => guardLoader('customer', handle);

export const publicAction = <T>(handle: Handler<T>) => guardAction('public', handle);
export const visitorAction = <T>(handle: Handler<T>) => guardAction('visitor', handle);
export const customerAction = <T>(handle: Handler<T>) => guardAction('customer', handle);

function guardLoader<T>(access: Access, handle: Handler<T>) {
  return async (args: LoaderFunctionArgs) => run(access, handle, args, null);
}

function guardAction<T>(access: Access, handle: Handler<T>) {
  return async (args: ActionFunctionArgs) =>
    (await run(access, handle, args, args.request.clone())) as Exclude<Sent<T>, Response>;
}

async function run<T>(access: Access, handle: Handler<T>, args: LoaderFunctionArgs, posted: Request | null) {
  const ctx = await getRequestContext(args);
  const { request } = args;
  const handling = handleWithAccess(access, ctx, handle, args, posted).catch(async (error: unknown) => {
    throw await toErrorResponse(error, ctx, request, posted);
  });
  ctx.handling.push(handling);
  try {
    const result = await commitSession(ctx, await handling);
    return (posted ? result : addDegradation(ctx, result)) as Sent<T>;
  } catch (error) {
    throw await commitSession(ctx, error);
  }
}

/** Adds what the pages of the request lack to the data of a loader, once all loaders are done. */
function addDegradation(ctx: RequestContext, result: unknown): unknown {
  const degradation = toDegradationView(ctx);
  if (degradation === null || result instanceof Response) return result;
  if (!isDataResponse(result)) return { ...(result as object), degradation };
  return data({ ...(result.data as object), degradation }, result.init ?? undefined);
}

async function handleWithAccess<T>(
  access: Access,
  ctx: RequestContext,
  handle: Handler<T>,
  { request, params }: LoaderFunctionArgs,
  posted: Request | null,
): Promise<T> {
  await leaveEndedSession(access, ctx, request, posted);
  if (posted) await rejectOtherAccount(ctx, request, posted);
  if (access === 'visitor' && ctx.session.isSignedIn) throw redirect(ctx.links.to('index'));
  if (access === 'customer' && !ctx.session.isSignedIn) throw await redirectToLogin(ctx, request, posted);
  // A banned customer is rejected here; an account that cannot be loaded rejects nobody. It is loaded in parallel, to
  // save a round trip.
  const [result] = await Promise.all([
    handle({ ctx, request, params }),
    access === 'customer' ? optional(ctx, 'account', ctx.account()) : null,
  ]);
  if (posted && isDataResponse(result) && (result.init?.status ?? 200) >= 400)
    ctx.titlePrefix = ctx.t('errors:formRefused');
  if (posted && ctx.apiError !== undefined && isDataResponse(result))
    result.data = { ...(result.data as object), apiError: ctx.apiError };
  return result;
}

/** An ended session ends the request, or is dropped where nobody has to be signed in. @throws SessionEndedError */
async function leaveEndedSession(access: Access, ctx: RequestContext, request: Request, posted: Request | null) {
  if (isKnownToBeRevoked(ctx, request)) {
    if (!allowsVisitor(request)) throw new SessionEndedError('refused before');
    ctx.session.drop();
  } else if (access === 'visitor') {
    await ctx.account().catch((error: unknown) => {
      if (!(error instanceof SessionEndedError)) return;
      if (!posted) throw error;
      ctx.session.drop();
    });
  }
}

function allowsVisitor({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return routeAt(pathname).access === 'visitor' || matchRoute(pathname) === 'logout';
}

/** A thrown response stays; an ended session redirects to login; anything else is an error page. */
async function toErrorResponse(
  error: unknown,
  ctx: RequestContext,
  request: Request,
  posted: Request | null,
): Promise<unknown> {
  if (isNotFound(error)) {
    const moved = await apiRedirectInsteadOf404(ctx, request);
    if (moved) return moved;
  }
  if (error instanceof Response || isDataResponse(error)) return error;
  if (error instanceof SessionEndedError) {
    const again = error.isRefreshed ? null : await retryAfterRefreshRace(ctx, request, posted);
    if (again) return again;
    ctx.session.drop();
    if (!posted && allowsVisitor(request)) return redirectToItself(request, ctx.links.to('index'));
    return redirectToLogin(ctx, request, posted, true);
  }
  const { view, expected } = failureOf(error, ctx, request);
  if (!expected) ctx.services.log.error({ requestId: ctx.requestId, path: view.path, err: error }, 'request failed');
  return data(view, { status: view.status });
}

/** The same page for a visitor. @param otherwise for an address that would leave the site */
function redirectToItself({ url }: Request, otherwise: string): Response {
  const { pathname, search } = new URL(url);
  return redirect(safePath(pathname + search, otherwise));
}

function isNotFound(error: unknown): boolean {
  return isDataResponse(error) ? error.init?.status === 404 : isWholesaleError(error) && error.kind === 'notFound';
}
