import { linksFor } from '~/routing/links';
import { textsOf } from '~/i18n/i18n.server';
import type { Language } from '~/i18n/languages';
import { createAccountStore, type AccountStore } from '~server/store/account-store';
import { IN_MEMORY, openSqlite } from '~server/store/sqlite';
import { createWholesaleClient } from '~server/api/client';
import { endpoints } from '~server/contract/endpoints';
import { parseEnv } from '~server/env';
import type { CustomerCalls } from '~server/session/customer-calls';
import { Degradation } from './degradation.server';
import { createGetProducts } from './get-products.server';
import { createServices } from './services.server';
import type { RequestSession } from './request-session.server';
import type { RequestContext } from './context.server';

/** Answers of the wholesale API by method and path with query: a `data` value, a whole Response, or how to make one of what was sent. */
export type FakeAnswers = Readonly<Record<string, unknown>>;

export interface FakeContext extends RequestContext {
  /** Calls that reached the API, in order, as `GET /products?page=1`. */
  readonly calls: readonly string[];
}

const apiUrl = 'https://api.example/1.0';

interface Given {
  readonly language?: Language;
  readonly isSignedIn?: boolean;
  readonly cookieHeader?: string | null | undefined;
  /** What the operator has set besides. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What accounts keep, where several contexts share it. */
  readonly accountStore?: AccountStore;
}

/** An account store in memory. */
export function fakeAccountStore(): AccountStore {
  return createAccountStore({ open: () => openSqlite(IN_MEMORY), onChange: () => undefined });
}

/** Requests of customers by the ids of their accounts, which share one account store. */
export function fakeCustomers(accountStore = fakeAccountStore()) {
  return (id = 1, cookieHeader: string | null | undefined = null) =>
    fakeContext(
      { 'GET /customers/me': { data: { id, phone: '+380501112233' } } },
      { isSignedIn: true, accountStore, cookieHeader },
    );
}

/** A request's scope over a pretended wholesale API; what the answers do not name is 404. */
export function fakeContext(
  answers: FakeAnswers,
  {
    language = 'uk',
    isSignedIn = false,
    cookieHeader = null,
    settings = {},
    accountStore = fakeAccountStore(),
  }: Given = {},
): FakeContext {
  const calls: string[] = [];
  const client = createWholesaleClient({
    baseUrl: apiUrl,
    report: () => undefined,
    fetch: (url, init) => {
      const call = `${init.method} ${url.slice(apiUrl.length)}`;
      calls.push(call);
      return Promise.resolve(answer(answers[call], init));
    },
  });
  const env = parseEnv({
    WHOLESALE_API_URL: apiUrl,
    SESSION_SECRET: 'a secret of thirty-two characters',
    LOG_LEVEL: 'silent',
    SHOP_NAME: 'Первоцвіт',
    CONTACT_PHONE: '+380 44 500 11 22',
    CONTACT_EMAIL: 'office@shop.example',
    CONTACT_ADDRESS: 'Київ, вул. Якутська, 8',
    CONTACT_MAP_URL: 'https://map.example/',
    ...settings,
  });
  const services = createServices(env, { client, accountStore });
  const context = { language, requestId: 'test-request' };
  const degradation = new Degradation();
  const session = fakeSession(isSignedIn);
  const customerCalls: CustomerCalls = {
    call: (endpoint, input, idempotencyKey) =>
      client.call(endpoint, input, { ...context, bearer: 'bearer', idempotencyKey }),
    callShared: (endpoint, input) => client.call(endpoint, input, { ...context, bearer: 'bearer' }),
    download: (endpoint, input, signal) => client.download(endpoint, input, { ...context, signal }),
  };
  const account = async () => (isSignedIn ? (await client.call(endpoints.account.get, {}, context)).data : null);
  const { sharedCache: cache, priceGroups: priceGroupCache } = services;
  return {
    calls,
    services,
    ...context,
    trace: undefined,
    shopName: env.shopName?.[language],
    clientIp: '127.0.0.1',
    signal: new AbortController().signal,
    origin: 'https://shop.example',
    secureCookies: true,
    cookieHeader,
    isLite: false,
    links: linksFor(language),
    t: textsOf(language),
    session,
    api: {
      ...customerCalls,
      readPublic: (endpoint, input) => cache.get(endpoint, input, context),
      getProducts: createGetProducts({
        cache,
        priceGroupCache,
        session,
        calls: customerCalls,
        context,
        degradation,
        account,
      }),
    },
    degradation,
    answers: new Map(),
    handling: [],
    cookies: [],
    account,
  };
}

function answer(given: unknown, sent: RequestInit): Response {
  if (given === undefined) return Response.json({ status: 404, message: 'Not Found' }, { status: 404 });
  if (typeof given === 'function') return answer((given as (sent: RequestInit) => unknown)(sent), sent);
  return given instanceof Response ? given.clone() : Response.json(given);
}

function fakeSession(isSignedIn: boolean): RequestSession {
  return {
    current: isSignedIn ? { id: 's', bearer: 'bearer', refreshToken: 'refresh', expiresAt: Infinity } : null,
    isSignedIn,
    owner: isSignedIn ? 'owner' : undefined,
    renew: (refreshed) => refreshed,
    start: () => Promise.resolve(true),
    end: () => Promise.resolve(),
    drop: () => undefined,
    changes: () => Promise.resolve([]),
  };
}
