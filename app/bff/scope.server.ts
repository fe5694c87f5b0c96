import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { remixI18next, textsOf } from '~/i18n/i18n.server';
import type { Language } from '~/i18n/languages';
import { linksFor, type Links } from '~/links';
import { startDeadline } from '~server/api/deadline';
import type { CallInput } from '~server/api/request';
import { isWholesaleError, WholesaleError } from '~server/api/wholesale-error';
import { readAccount, type Account } from '~server/contract/account';
import type { Endpoint } from '~server/contract/endpoint';
import { createCustomerCalls, type CustomerCalls } from '~server/session/customer-calls';
import { createSessionCookie } from '~server/session/session-cookie';
import type * as z from 'zod';
import { openGaps, type Gaps } from './gaps.server';
import { createReadGoods, type ReadGoods } from './goods.server';
import { isLight } from './light-mode.server';
import { portal, type Portal } from './portal.server';
import { openRequestSession, type RequestSession } from './request-session.server';

/** The wholesale API as this request may use it. */
export interface ScopedApi extends CustomerCalls {
  /** A call that is the same for everybody, from the shared cache. */
  readPublic<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<z.output<E['answer']>>;
  /** Goods to show, at the customer's prices where there is one; not to write a cart or an order by. */
  readonly readGoods: ReadGoods;
}

/** Everything one request knows; all its loaders share one. */
export interface Scope {
  readonly portal: Portal;
  readonly requestId: string;
  readonly clientIp: string;
  /** Aborts when the customer goes away before the answer is complete. */
  readonly signal: AbortSignal;
  /** Origin customers use, without a trailing slash. */
  readonly origin: string;
  readonly secureCookies: boolean;
  /** Cookies as they were sent. */
  readonly cookieHeader: string | null;
  /** Light mode: pages without scripts and fonts, with small pictures. */
  readonly isLight: boolean;
  readonly language: Language;
  readonly links: Links;
  readonly t: TFunction;
  readonly session: RequestSession;
  readonly api: ScopedApi;
  /** What the API did not give so far. */
  readonly gaps: Gaps;
  /** What this request has asked already, by question (`oncePerRequest`). */
  readonly answers: Map<unknown, unknown>;
  /** What the page's title begins with: an action says what became of its form, the loaders after it give the title. */
  titleMark?: string;
  /**
   * The signed-in customer, asked for once per request; null for a visitor.
   * @throws WholesaleError, of kind `banned` for a banned customer
   */
  account(): Promise<Account | null>;
}

const scopes = new WeakMap<AppLoadContext, Promise<Scope>>();

/** The scope of a request. Keyed by the load context: loaders get different `Request` objects of one request. */
export function scopeOf({ request, context }: { request: Request; context: AppLoadContext }): Promise<Scope> {
  const known = scopes.get(context);
  if (known) return known;
  const opened = openScope(request, context);
  scopes.set(context, opened);
  return opened;
}

async function openScope(request: Request, context: AppLoadContext): Promise<Scope> {
  const shared = portal();
  const url = new URL(request.url);
  const language = (await remixI18next.getLocale(request)) as Language;
  const origin = context.publicOrigin ?? shared.env.publicUrl ?? url.origin;
  const secureCookies = shared.env.cookieSecure ?? origin.startsWith('https:');
  const requestId = context.requestId ?? randomUUID();
  const cookie = createSessionCookie(shared.seal, secureCookies, shared.sessionShelf);
  const cookieHeader = request.headers.get('cookie');
  const session = await openRequestSession(cookie, cookieHeader, shared.endedSessions);
  context.sessionCookies = () => session.changes();
  const as = { language, requestId, deadline: startDeadline() };
  const calls = createCustomerCalls({ client: shared.client, refresh: shared.refresh, session, context: as });
  const gaps = openGaps();
  let asked: Promise<Account | null> | undefined;
  const account = () => (session.isSignedIn ? (asked ??= fetchAccount(calls, requestId)) : Promise.resolve(null));
  const { sharedCache: cache, priceGroups: hints } = shared;

  return {
    portal: shared,
    requestId,
    clientIp: context.clientIp ?? '',
    signal: context.signal ?? request.signal,
    origin,
    secureCookies,
    cookieHeader,
    isLight: isLight((name) => request.headers.get(name)),
    language,
    links: linksFor(language),
    t: textsOf(language),
    session,
    api: {
      ...calls,
      readPublic: (endpoint, input) => cache.read(endpoint, input, as),
      readGoods: createReadGoods({ cache, hints, session, calls, context: as, gaps, account }),
    },
    gaps,
    answers: new Map(),
    account,
  };
}

async function fetchAccount(api: CustomerCalls, requestId: string): Promise<Account> {
  const { data } = await api.call(readAccount, {});
  if (data.isBanned) throw new WholesaleError('banned', { endpoint: readAccount.name, requestId, status: 403 });
  return data;
}

/** Whether the API says that the customer is banned. */
export function isBanned(error: unknown): boolean {
  return isWholesaleError(error) && error.kind === 'banned';
}
