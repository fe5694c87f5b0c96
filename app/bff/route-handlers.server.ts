import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { accessOf, routeAt } from '~/route-access';
import type { Access } from '~/routes';
import { isWholesaleError } from '~server/api/wholesale-error';
import { SessionEndedError } from '~server/session/refresh';
import { apiRedirectInsteadOf404 } from './api-redirects.server';
import { redirectToLogin } from './redirect-to-login.server';
import { failureOf } from './failure.server';
import { orNamed } from './gaps.server';
import { isKnownToHaveEnded, lookOnceMore } from './refused-refresh.server';
import { refuseOtherAccount } from './refuse-other-account.server';
import { scopeOf, type Scope } from './scope.server';

/** What a route's loader or action is given. */
export interface RouteArgs {
  readonly scope: Scope;
  readonly request: Request;
  readonly params: LoaderFunctionArgs['params'];
}

type Handler<T> = (args: RouteArgs) => Promise<T>;
type WithHeaders<T> = ReturnType<typeof data<T>>;
type Answer = WithHeaders<unknown>;

/** A handler's result as it is sent: plain data get headers where the session's change goes with them. */
type Sent<T> = T | (T extends Response | Answer ? never : WithHeaders<T>);

/** Loaders: they open the scope, keep the access rule, send session changes, and turn failures into pages. */
export const publicLoader = <T>(handle: Handler<T>) => guardLoader('public', handle);
export const visitorLoader = <T>(handle: Handler<T>) => guardLoader('visitor', handle);
export const customerLoader = <T>(handle: Handler<T>) => guardLoader('customer', handle);

/** Actions: as loaders; when the session dies under one, what was typed is kept until its customer is back. */
export const publicAction = <T>(handle: Handler<T>) => guardAction('public', handle);
export const visitorAction = <T>(handle: Handler<T>) => guardAction('visitor', handle);
export const customerAction = <T>(handle: Handler<T>) => guardAction('customer', handle);

function guardLoader<T>(access: Access, handle: Handler<T>) {
  return async (args: LoaderFunctionArgs) => run(access, handle, args, null);
}

/** What a page reads of an action: a redirect never reaches it. */
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
  const scope = await scopeOf(args);
  const { request, params } = args;
  try {
    await leaveEndedSession(access, scope, request, posted);
    if (posted) await refuseOtherAccount(scope, request, posted);
    if (access === 'visitor' && scope.session.isSignedIn) throw redirect(scope.links.to('index'));
    if (access === 'customer' && !scope.session.isSignedIn) throw await redirectToLogin(scope, request, posted);
    // A banned customer is refused here, whatever the page itself asks the API for; an account that cannot be read refuses nobody.
    // It is asked for beside the handler, as each round trip counts: a cart or an order is written with the prices of an account
    // that was read, any other write the API itself refuses.
    const [result] = await Promise.all([
      handle({ scope, request, params }),
      access === 'customer' ? orNamed(scope, 'account', scope.account()) : null,
    ]);
    if (posted && isAnswer(result) && (result.init?.status ?? 200) >= 400)
      scope.titleMark = scope.t('errors:formRefused');
    return (await withCookies(scope, result)) as Sent<T>;
  } catch (error) {
    throw await answerTo(error, scope, request, posted);
  }
}

/**
 * A session that is known to have ended ends the request; where nobody has to be signed in to go on, it is forgotten instead.
 * Before a page for visitors sends a customer home, the API is asked whether there is one: what was posted there holds a password, and could not be kept.
 * @throws SessionEndedError
 */
async function leaveEndedSession(
  access: Access,
  scope: Scope,
  request: Request,
  posted: Request | null,
): Promise<void> {
  if (isKnownToHaveEnded(scope, request)) {
    if (!goesOnAsVisitor(request)) throw new SessionEndedError('refused before');
    scope.session.drop();
  } else if (access === 'visitor') {
    await scope.account().catch((error: unknown) => {
      if (!(error instanceof SessionEndedError)) return;
      if (!posted) throw error;
      scope.session.drop();
    });
  }
}

/** Whether whoever asks for it is a visitor, or about to be one. */
function goesOnAsVisitor({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return accessOf(pathname) === 'visitor' || routeAt(pathname) === 'logout';
}

/** A thrown answer goes on with the session's change; a dead session goes to login and back; anything else is a failure page. */
async function answerTo(error: unknown, scope: Scope, request: Request, posted: Request | null): Promise<unknown> {
  if (isNotFound(error)) {
    const moved = await apiRedirectInsteadOf404(scope, request);
    if (moved) return withCookies(scope, moved);
  }
  if (error instanceof Response || isAnswer(error)) return withCookies(scope, error);
  if (error instanceof SessionEndedError) {
    const again = await lookOnceMore(scope, request, posted);
    if (again) return withCookies(scope, again);
    scope.session.drop();
    return withCookies(scope, await redirectToLogin(scope, request, posted, true));
  }
  const { view, expected } = failureOf(error, scope, request);
  if (!expected) scope.portal.log.error({ requestId: scope.requestId, path: view.path, err: error }, 'request failed');
  return withCookies(scope, data(view, { status: view.status }));
}

function isNotFound(error: unknown): boolean {
  return isAnswer(error) ? error.init?.status === 404 : isWholesaleError(error) && error.kind === 'notFound';
}

/** Adds the session's unsent change to an answer; plain data without a change stays plain. */
async function withCookies(scope: Scope, result: unknown): Promise<unknown> {
  const cookies = await scope.session.changes();
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

/** Whether it is what `data` makes. */
export function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';
}
