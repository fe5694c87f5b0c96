import type * as z from 'zod';
import type { ApiResponse, WholesaleClient } from '../api/client';
import { startDeadline } from '../api/deadline';
import type { CallContext, CallInput } from '../api/request';
import { isWholesaleError, WholesaleError } from '../api/wholesale-error';
import { endpoints } from '../contract/endpoints';
import type { Endpoint } from '../contract/endpoint';
import { SessionEndedError, type RefreshSession } from './refresh';
import type { SessionData } from './session-data';

export interface SessionHolder {
  readonly current: SessionData | null;
  renew(refreshed: Promise<SessionData>): Promise<SessionData>;
}

export interface CustomerCallOptions {
  readonly client: WholesaleClient;
  readonly refresh: RefreshSession;
  readonly session: SessionHolder;
  readonly context: CallContext;
  readonly now?: () => number;
}

export interface CustomerCalls {
  /** @throws WholesaleError; SessionEndedError */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, idempotencyKey?: string): Promise<z.output<E['answer']>>;
  /** As {@link call}, with its own deadline, since other requests may wait for the result. */
  callShared<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<z.output<E['answer']>>;
  download<E extends Endpoint>(endpoint: E, input: CallInput<E>, signal: AbortSignal): Promise<ApiResponse>;
}

/** After a 401 the session is refreshed and the call repeated once; a second 401 is `denied`, and the end of the session when the account itself is refused, too. */
export function createCustomerCalls({
  client,
  refresh,
  session,
  context,
  now = Date.now,
}: CustomerCallOptions): CustomerCalls {
  let accountRefused: Promise<boolean> | undefined;

  async function authorised<T>(endpoint: Endpoint, send: (context: CallContext) => Promise<T>): Promise<T> {
    const before = session.current;
    if (endpoint.auth === 'none' || !before) return send(context);
    const first = before.expiresAt > now() ? before : await renew(before);
    try {
      return await send({ ...context, bearer: first.bearer });
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
    }
    const second = await renew(first);
    try {
      return await send({ ...context, bearer: second.bearer });
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
      const isEnded = endpoint === endpoints.account.get || (await (accountRefused ??= isAccountRefused(second)));
      throw isEnded ? new SessionEndedError('account refused', { cause: error }, true) : deniedError(error);
    }
  }

  async function isAccountRefused({ bearer }: SessionData): Promise<boolean> {
    return await client.call(endpoints.account.get, {}, { ...context, bearer }).then(() => false, isUnauthorised);
  }

  async function renew(expired: SessionData): Promise<SessionData> {
    if (session.current && session.current.bearer !== expired.bearer) return session.current;
    return await session.renew(refresh(expired, context));
  }

  return {
    call: (endpoint, input, idempotencyKey) =>
      authorised(endpoint, (as) => client.call(endpoint, input, idempotencyKey ? { ...as, idempotencyKey } : as)),
    callShared: (endpoint, input) =>
      authorised(endpoint, (as) => client.call(endpoint, input, { ...as, deadline: startDeadline() })),
    download: (endpoint, input, signal) =>
      authorised(endpoint, (as) => client.download(endpoint, input, { ...as, signal })),
  };
}

function isUnauthorised(error: unknown): error is WholesaleError {
  return isWholesaleError(error) && error.kind === 'unauthorised';
}

function deniedError(error: WholesaleError): WholesaleError {
  const { endpoint, requestId, status, failure } = error;
  return new WholesaleError('denied', { endpoint, requestId, status, failure, cause: error });
}
