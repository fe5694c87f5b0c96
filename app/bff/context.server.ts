import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { remixI18next, textsOf } from '~/i18n/i18n.server';
import type { Language } from '~/i18n/languages';
import { linksFor, type Links } from '~/routing/links';
import { startDeadline } from '~server/api/deadline';
import type { CallInput, TraceHeaders } from '~server/api/request';
import { isWholesaleError, WholesaleError } from '~server/api/wholesale-error';
import type { Account } from '~server/contract/account';
import { endpoints } from '~server/contract/endpoints';
import type { Endpoint } from '~server/contract/endpoint';
import { createCustomerCalls, type CustomerCalls } from '~server/session/customer-calls';
import { createSessionCookie } from '~server/session/session-cookie';
import type * as z from 'zod';
import { checkStoredSession } from './auth/check-stored-session.server';
import { Degradation } from './degradation.server';
import { createGetProducts, type GetProducts } from './get-products.server';
import { isLite } from './lite-mode.server';
import { getServices, type AppServices } from './services.server';
import { openRequestSession, type RequestSession } from './request-session.server';

export interface RequestApi extends CustomerCalls {
  /** A call whose answer is the same for everybody, from the shared cache. */
  readPublic<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<z.output<E['answer']>>;
  /** Products to show, at the customer's prices; not for writing a cart or an order. */
  readonly getProducts: GetProducts;
}

export interface RequestContext {
  readonly services: AppServices;
  readonly requestId: string;
  readonly trace: TraceHeaders | undefined;
  readonly clientIp: string;
  readonly signal: AbortSignal;
  /** Origin customers use, without a trailing slash. */
  readonly origin: string;
  readonly secureCookies: boolean;
  readonly cookieHeader: string | null;
  /** Lite mode: pages without scripts and fonts, with small pictures. */
  readonly isLite: boolean;
  readonly language: Language;
  /** The shop's name in the reader's language, where the operator has set one. */
  readonly shopName: string | undefined;
  readonly links: Links;
  readonly t: TFunction;
  readonly session: RequestSession;
  readonly api: RequestApi;
  readonly degradation: Degradation;
  /** Results of `memoizePerRequest`. */
  readonly answers: Map<unknown, unknown>;
  /** The loaders and actions that have begun; the session is committed when all are done. */
  readonly handling: Promise<unknown>[];
  /** `Set-Cookie` lines besides the session's, sent with the response. */
  readonly cookies: string[];
  /** Prefix of the page title, such as 'Error'; set by the action. */
  titlePrefix?: string;
  /** What the API said against the form of this request. */
  apiError?: string;
  /** The signed-in customer, loaded once per request; null for a visitor. @throws WholesaleError (`banned`) */
  account(): Promise<Account | null>;
}

const contexts = new WeakMap<AppLoadContext, Promise<RequestContext>>();

/** The context of a request. Keyed by the load context: each loader gets a `Request` object of its own. */
export function getRequestContext({ request, context }: { request: Request; context: AppLoadContext }) {
  const known = contexts.get(context);
  if (known) return known;
  const opened = createRequestContext(request, context);
  contexts.set(context, opened);
  return opened;
}

async function createRequestContext(request: Request, context: AppLoadContext): Promise<RequestContext> {
  const shared = getServices();
  const url = new URL(request.url);
  const language = (await remixI18next.getLocale(request)) as Language;
  const origin = context.publicOrigin ?? shared.env.publicUrl ?? url.origin;
  const secureCookies = shared.env.cookieSecure ?? origin.startsWith('https:');
  const requestId = context.requestId ?? randomUUID();
  const cookie = createSessionCookie(shared.encrypt, secureCookies, shared.sessionOverflow);
  const cookieHeader = request.headers.get('cookie');
  const session = await openRequestSession(cookie, cookieHeader, shared.revokedSessions);
  const { trace } = context;
  const as = { language, requestId, trace, deadline: startDeadline() };
  const calls = createCustomerCalls({ client: shared.client, refresh: shared.refresh, session, context: as });
  const { current } = session;
  if (current && !shared.usedSessions.touch(current.id) && current.expiresAt > Date.now())
    checkStoredSession({ client: shared.client, refresh: shared.refresh, session, context: as });
  const degradation = new Degradation();
  let loaded: Promise<Account | null> | undefined;
  const account = () => (session.isSignedIn ? (loaded ??= fetchAccount(calls, requestId)) : Promise.resolve(null));
  const { sharedCache: cache, priceGroups: priceGroupCache } = shared;

  return {
    services: shared,
    requestId,
    trace,
    clientIp: context.clientIp ?? '',
    signal: context.signal ?? request.signal,
    origin,
    secureCookies,
    cookieHeader,
    isLite: isLite((name) => request.headers.get(name)),
    language,
    shopName: shared.env.shopName?.[language],
    links: linksFor(language),
    t: textsOf(language),
    session,
    api: {
      ...calls,
      readPublic: (endpoint, input) => cache.get(endpoint, input, as),
      getProducts: createGetProducts({ cache, priceGroupCache, session, calls, context: as, degradation, account }),
    },
    degradation,
    answers: new Map(),
    handling: [],
    cookies: [],
    account,
  };
}

async function fetchAccount(api: CustomerCalls, requestId: string): Promise<Account> {
  const { data } = await api.call(endpoints.account.get, {});
  if (data.isBanned)
    throw new WholesaleError('banned', { endpoint: endpoints.account.get.name, requestId, status: 403 });
  return data;
}

export function isBanned(error: unknown): boolean {
  return isWholesaleError(error) && error.kind === 'banned';
}
