import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { accessOf, matchRoute } from '~/match-route';
import type { Access } from '~/routes';
import { isWholesaleError } from '~server/api/wholesale-error';
import { SessionEndedError } from '~server/session/refresh';
import { apiRedirectInsteadOf404 } from './http/api-redirects.server';
import { redirectToLogin } from './auth/redirect-to-login.server';
import { failureOf } from './errors/to-error-view.server';
import { optional } from './degradation.server';
import { isKnownToBeRevoked, retryAfterRefreshRace } from './auth/retry-refresh-race.server';
import { rejectOtherAccount } from './auth/reject-other-account.server';
import { getRequestContext, type RequestContext } from './context.server';

export interface RouteArgs {
  readonly ctx: RequestContext;
  readonly request: Request;
  readonly params: LoaderFunctionArgs['params'];
}

type Handler<T> = (args: RouteArgs) => Promise<T>;
type WithHeaders<T> = ReturnType<typeof data<T>>;
type Answer = WithHeaders<unknown>;

type Sent<T> = T | (T extends Response | Answer ? never : WithHeaders<T>);

/** Loaders with an access rule: they create the request context, send session changes and turn errors into pages. */
export const publicLoader = <T>(handle: Handler<T>) => guardLoader('public', handle);
export const visitorLoader = <T>(handle: Handler<T>) => guardLoader('visitor', handle);
export const customerLoader = <T>(handle: Handler<T>) => guardLoader('customer', handle);

/** Actions with an access rule; when the session ends, the posted form is saved. */
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

async function run<T>(
  access: Access,
  handle: Handler<T>,
  args: LoaderFunctionArgs,
  posted: Request | null,
): Promise<Sent<T>> {
  const ctx = await getRequestContext(args);
  const { request, params } = args;
  try {
    await leaveEndedSession(access, ctx, request, posted);
    if (posted) await rejectOtherAccount(ctx, request, posted);
    if (access === 'visitor' && ctx.session.isSignedIn) throw redirect(ctx.links.to('index'));
    if (access === 'customer' && !ctx.session.isSignedIn) throw await redirectToLogin(ctx, request, posted);
    // A banned customer is refused here, whatever the page itself asks the API for; an account that cannot be read refuses nobody.
    // It is asked for beside the handler, as each round trip counts: a cart or an order is written with the prices of an account
    // that was read, any other write the API itself refuses.
    const [result] = await Promise.all([
      handle({ ctx, request, params }),
      access === 'customer' ? optional(ctx, 'account', ctx.account()) : null,
    ]);
    if (posted && isAnswer(result) && (result.init?.status ?? 200) >= 400)
      ctx.titlePrefix = ctx.t('errors:formRefused');
    return (await withCookies(ctx, result)) as Sent<T>;
  } catch (error) {
    throw await toErrorResponse(error, ctx, request, posted);
  }
}

/**
 * A session that is known to have ended ends the request; where nobody has to be signed in to go on, it is forgotten instead.
 * Before a page for visitors sends a customer home, the API is asked whether there is one: what was posted there holds a password, and could not be kept.
 * @throws SessionEndedError
 */
async function leaveEndedSession(
  access: Access,
  ctx: RequestContext,
  request: Request,
  posted: Request | null,
): Promise<void> {
  if (isKnownToBeRevoked(ctx, request)) {
    if (!goesOnAsVisitor(request)) throw new SessionEndedError('refused before');
    ctx.session.drop();
  } else if (access === 'visitor') {
    await ctx.account().catch((error: unknown) => {
      if (!(error instanceof SessionEndedError)) return;
      if (!posted) throw error;
      ctx.session.drop();
    });
  }
}

function goesOnAsVisitor({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return accessOf(pathname) === 'visitor' || matchRoute(pathname) === 'logout';
}

/** A thrown response with the session's change; an ended session redirects to login; anything else is an error page. */
async function toErrorResponse(
  error: unknown,
  ctx: RequestContext,
  request: Request,
  posted: Request | null,
): Promise<unknown> {
  if (isNotFound(error)) {
    const moved = await apiRedirectInsteadOf404(ctx, request);
    if (moved) return withCookies(ctx, moved);
  }
  if (error instanceof Response || isAnswer(error)) return withCookies(ctx, error);
  if (error instanceof SessionEndedError) {
    const again = await retryAfterRefreshRace(ctx, request, posted);
    if (again) return withCookies(ctx, again);
    ctx.session.drop();
    return withCookies(ctx, await redirectToLogin(ctx, request, posted, true));
  }
  const { view, expected } = failureOf(error, ctx, request);
  if (!expected) ctx.services.log.error({ requestId: ctx.requestId, path: view.path, err: error }, 'request failed');
  return withCookies(ctx, data(view, { status: view.status }));
}

function isNotFound(error: unknown): boolean {
  return isAnswer(error) ? error.init?.status === 404 : isWholesaleError(error) && error.kind === 'notFound';
}

/** Adds the session's change to a response. */
async function withCookies(ctx: RequestContext, result: unknown): Promise<unknown> {
  const cookies = await ctx.session.changes();
  if (cookies.length === 0) return result;
  if (result instanceof Response) {
    for (const cookie of cookies) result.headers.append('set-cookie', cookie);
    return result;
  }
  const answer = isAnswer(result) ? result : data(result);
  const headers = new Headers(answer.init?.headers);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return data(answer.data, { ...answer.init, headers });
}

/** Whether a value was made by `data`. */
export function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';
}
