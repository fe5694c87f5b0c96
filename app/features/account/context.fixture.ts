import { createUsedSessions } from '~/bff/auth/check-stored-session.server';
import { fakeAccountStore } from '~/bff/context.fixture';
import { vi } from 'vitest';
import { linksFor } from '~/routing/links';
import { textsOf } from '~/i18n/i18n.server';
import type { RequestContext } from '~/bff/context.server';
import { WholesaleError, type WholesaleErrorKind } from '~server/api/wholesale-error';
import type { Account } from '~server/contract/account';
import type { Endpoint } from '~server/contract/endpoint';
import { createLog } from '~server/log';
import { createRateLimiter } from '~server/limits/rate-limiter';
import { createEncrypter } from '~server/session/encrypter';
import { money } from '~server/contract/money';

/** What the API of a test answers, by endpoint name; an error is thrown. */
export type Answers = Readonly<Record<string, unknown>>;

/** A refusal or an outage as the client throws it. */
export function failure(kind: WholesaleErrorKind, status: number, code?: string): WholesaleError {
  return new WholesaleError(kind, {
    endpoint: 'test',
    requestId: 'r',
    status,
    failure: { status, message: `because ${status}`, ...(code ? { code } : {}) },
  });
}

export const anAccount: Account = {
  id: '7',
  firstName: 'Олена',
  lastName: 'Квітка',
  phone: '+380501112233',
  email: null,
  customerCode: 'К-7',
  defaultPriceGroupId: '1',
  balance: money(0),
  creditLimit: money(0),
  isBanned: false,
  role: null,
  salesRepresentative: null,
};

/** A scope in English over an API of fixed answers; it keeps what was asked and which session began or ended. */
export function fakeContext(answers: Answers = {}, account: Account | null = null) {
  const call = vi.fn((endpoint: Endpoint, _input: unknown): Promise<unknown> => {
    if (!(endpoint.name in answers)) throw new Error(`unexpected call ${endpoint.name}`);
    const answer = answers[endpoint.name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const session = { owner: 'owner', start: vi.fn(() => Promise.resolve(true)), end: vi.fn(() => Promise.resolve()) };
  const ctx = {
    api: { call },
    session,
    account: () => Promise.resolve(account),
    t: textsOf('en'),
    language: 'en',
    links: linksFor('en'),
    clientIp: '',
    secureCookies: false,
    cookies: [],
    services: {
      env: {
        sessionSecrets: ['a secret of the tests, long enough'],
        contact: { phone: '+380445001122', email: 'office@shop.example' },
        embedded: false,
      },
      attempts: createRateLimiter(null),
      usedSessions: createUsedSessions(),
      log: createLog('silent'),
      accountStore: fakeAccountStore(),
      flashEncrypter: createEncrypter(['flash'], 'flash'),
      formDraftEncrypter: createEncrypter(['secret'], 'draft'),
      recoveryEncrypter: createEncrypter(['recovery'], 'recovery'),
    },
  } as unknown as RequestContext;
  return { ctx, call, session };
}

/** A form as a browser sends it, with the cookies of earlier answers. */
export function formRequest(path: string, fields: Readonly<Record<string, string>>, cookie = ''): Request {
  return new Request(`http://shop.example${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie },
  });
}

/** The answer a handler gave or threw. */
export async function answerOf(handled: Promise<unknown>): Promise<unknown> {
  return handled.catch((thrown: unknown) => thrown);
}

/** Where a redirect leads to, and the cookies it sets, as the next request sends them. */
export function redirectOf(answer: unknown): { location: string | null; cookie: string } {
  if (!(answer instanceof Response)) throw new Error(`no redirect: ${JSON.stringify(answer)}`);
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { location: answer.headers.get('location'), cookie: pairs.join('; ') };
}

/** A form as it was read from a page. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
