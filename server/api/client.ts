import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint';
import { failedAnswer, readAnswer } from './answer';
import { addressOf, headersOf, type CallContext, type CallInput } from './request';
import { timeLimits } from './time-limits';
import { WholesaleError } from './wholesale-error';

/** The part of `fetch` the client needs; tests and the connection pool bring their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What is told about each finished call, for logs and metrics. */
export interface CallReport {
  readonly endpoint: string;
  readonly requestId: string;
  readonly durationMs: number;
  readonly error?: WholesaleError;
}

export interface WholesaleClient {
  /**
   * One call, one exchange, answer parsed by the contract.
   * @throws WholesaleError
   */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, context: CallContext): Promise<z.output<E['answer']>>;
  /**
   * A call whose answer is a file; the body is streamed.
   * @throws WholesaleError also when the answer is no PDF.
   */
  download<E extends Endpoint>(endpoint: E, input: CallInput<E>, context: CallContext): Promise<Response>;
}

export interface WholesaleClientOptions {
  /** Base of the API, version included. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly report: (report: CallReport) => void;
}

/** The one way out to the wholesale API. */
export function createWholesaleClient({ baseUrl, fetch, report }: WholesaleClientOptions): WholesaleClient {
  async function exchange(endpoint: Endpoint, input: CallInput<Endpoint>, context: CallContext): Promise<Response> {
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const limit = AbortSignal.timeout(timeLimits[endpoint.group]);
    const signal = context.signal ? AbortSignal.any([limit, context.signal]) : limit;
    try {
      return await fetch(addressOf(baseUrl, endpoint, input), {
        method: endpoint.method,
        headers: headersOf(endpoint, context, body !== undefined),
        redirect: 'error',
        signal,
        ...(body === undefined ? {} : { body }),
      });
    } catch (cause) {
      throw lostAnswer(endpoint, context, limit.aborted, cause);
    }
  }

  async function reported<T>(endpoint: Endpoint, context: CallContext, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const told = { endpoint: endpoint.name, requestId: context.requestId };
    try {
      const answer = await work();
      report({ ...told, durationMs: performance.now() - startedAt });
      return answer;
    } catch (error) {
      const known = error instanceof WholesaleError ? error : lostAnswer(endpoint, context, false, error);
      report({ ...told, durationMs: performance.now() - startedAt, error: known });
      throw known;
    }
  }

  return {
    call: (endpoint, input, context) =>
      reported(endpoint, context, async () => {
        const response = await exchange(endpoint, input as CallInput<Endpoint>, context);
        return readAnswer(endpoint, context.requestId, response);
      }),
    download: (endpoint, input, context) =>
      reported(endpoint, context, async () => {
        const response = await exchange(endpoint, input as CallInput<Endpoint>, context);
        const facts = { endpoint: endpoint.name, requestId: context.requestId, status: response.status };
        if (!response.ok) throw failedAnswer(facts, await response.text());
        if (!response.headers.get('content-type')?.startsWith('application/pdf')) {
          throw new WholesaleError('malformed', facts, 'not a PDF');
        }
        return response;
      }),
  };
}

function lostAnswer(endpoint: Endpoint, context: CallContext, timedOut: boolean, cause: unknown): WholesaleError {
  return new WholesaleError(timedOut ? 'timeout' : 'network', {
    endpoint: endpoint.name,
    requestId: context.requestId,
    status: 0,
    cause,
  });
}
