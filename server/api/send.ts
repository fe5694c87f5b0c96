import type { Endpoint, EndpointGroup } from '../contract/endpoint';
import { urlOf, headersOf, type CallContext, type LooseInput } from './request';
import { timeLimits } from './time-limits';
import { WholesaleError } from './wholesale-error';

export type ApiResponse = Pick<Response, 'ok' | 'status' | 'text' | 'body'> & {
  readonly headers: Pick<Headers, 'get'>;
};

export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError';
}

export interface RequestOptions {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly body?: string;
}

export type Fetch = (url: string, init: RequestOptions, group: EndpointGroup) => Promise<ApiResponse>;

export interface Call {
  readonly endpoint: Endpoint;
  readonly input: LooseInput;
  readonly context: CallContext;
}

/** Sends a call once and reads the response, within the limit of its class and, for reads, the deadline. @throws WholesaleError `timeout`, `abandoned`, `network`, `malformed` (too large), or what reading throws */
export async function send<T>(
  baseUrl: string,
  fetch: Fetch,
  call: Call,
  read: (answer: ApiResponse) => Promise<T>,
): Promise<T> {
  const { endpoint, input, context } = call;
  const limitMs = timeoutOf(call);
  const url = urlOf(baseUrl, endpoint, input);
  if (limitMs <= 0) throw connectionError(call, url, 'timeout');
  if (context.signal?.aborted) throw connectionError(call, url, 'abandoned');
  const timeout = new AbortController();
  const late = new Promise<never>((_, reject) =>
    timeout.signal.addEventListener('abort', () => reject(timeout.signal.reason as Error)),
  );
  const timer = setTimeout(() => timeout.abort(), limitMs);
  const abandon = () => timeout.abort();
  context.signal?.addEventListener('abort', abandon);
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  try {
    const init = {
      method: endpoint.method,
      headers: headersOf(endpoint, context, body !== undefined),
      signal: timeout.signal,
      ...(body === undefined ? {} : { body }),
    };
    // A call that waits for a connection ignores its signal until it has one.
    return await read(await Promise.race([fetch(url, init, endpoint.group), late]));
  } catch (cause) {
    if (cause instanceof WholesaleError) throw cause;
    if (cause instanceof ResponseTooLargeError)
      throw new WholesaleError(
        'malformed',
        { endpoint: endpoint.name, requestId: context.requestId, status: 0, url },
        cause.message,
      );
    throw connectionError(
      call,
      url,
      context.signal?.aborted ? 'abandoned' : timeout.signal.aborted ? 'timeout' : 'network',
      cause,
    );
  } finally {
    clearTimeout(timer);
    context.signal?.removeEventListener('abort', abandon);
  }
}

function timeoutOf({ endpoint, context }: Call): number {
  const limit = timeLimits[endpoint.group];
  return endpoint.method === 'GET' && context.deadline ? Math.min(limit, context.deadline.leftMs()) : limit;
}

function connectionError(
  { endpoint, context }: Call,
  url: string,
  kind: 'timeout' | 'abandoned' | 'network',
  cause?: unknown,
): WholesaleError {
  return new WholesaleError(kind, { endpoint: endpoint.name, requestId: context.requestId, status: 0, url, cause });
}
