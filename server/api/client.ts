import type * as z from 'zod';
import type { Endpoint } from '../contract/endpoint';
import { failedResponse, parseResponse, parseWait, unreadOf } from './parse-response';
import { createCircuitBreakers, type CircuitListener } from './circuit-breakers';
import { send, type ApiResponse, type Call, type Fetch } from './send';
import { withRetry } from './with-retry';
import { urlOf, type CallContext, type CallInput } from './request';
import { createRetryBudget } from './retry-budget';
import { WholesaleError } from './wholesale-error';

export type { ApiResponse, Fetch } from './send';

export interface CallReport {
  readonly endpoint: string;
  readonly requestId: string;
  readonly durationMs: number;
  readonly retries: number;
  readonly error?: WholesaleError;
  /** Validation errors of list entries that were left out. */
  readonly unread?: readonly string[] | undefined;
}

export interface WholesaleClient {
  /** Makes a call and validates its response; a failed GET is retried. @throws WholesaleError */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, context: CallContext): Promise<z.output<E['answer']>>;
  /** Streams a PDF. @throws WholesaleError, also for another type */
  download<E extends Endpoint>(endpoint: E, input: CallInput<E>, context: CallContext): Promise<ApiResponse>;
}

export interface WholesaleClientOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly report: (report: CallReport) => void;
  readonly onCircuit?: CircuitListener;
}

export function createWholesaleClient({ baseUrl, fetch, report, onCircuit }: WholesaleClientOptions): WholesaleClient {
  const bounds = { budget: createRetryBudget(), circuits: createCircuitBreakers(onCircuit) };

  async function make<T>(call: Call, read: (answer: ApiResponse) => Promise<T>): Promise<T> {
    const { endpoint, context } = call;
    const startedAt = performance.now();
    let retries = 0;
    const toReport = () => ({
      endpoint: endpoint.name,
      requestId: context.requestId,
      durationMs: performance.now() - startedAt,
      retries,
    });
    try {
      const answer = await withRetry(
        call,
        bounds,
        () => send(baseUrl, fetch, call, read),
        () => void (retries += 1),
      );
      report({ ...toReport(), unread: unreadOf(answer) });
      return answer;
    } catch (error) {
      if (error instanceof WholesaleError) report({ ...toReport(), error });
      throw error;
    } finally {
      if (endpoint.method !== 'GET') context.deadline?.extend(performance.now() - startedAt);
    }
  }

  return {
    call: (endpoint, input, context) =>
      make({ endpoint, input, context }, (response) =>
        parseResponse(endpoint, context.requestId, response, urlOf(baseUrl, endpoint, input)),
      ),
    download: (endpoint, input, context) =>
      make({ endpoint, input, context }, (response) =>
        loadPdf(endpoint, context, response, urlOf(baseUrl, endpoint, input)),
      ),
  };
}

async function loadPdf(
  endpoint: Endpoint,
  { requestId }: CallContext,
  answer: ApiResponse,
  url: string,
): Promise<ApiResponse> {
  const facts = { endpoint: endpoint.name, requestId, status: answer.status, waitSeconds: parseWait(answer), url };
  if (!answer.ok) throw failedResponse(endpoint, facts, await answer.text());
  if (answer.headers.get('content-type')?.startsWith('application/pdf')) return answer;
  void answer.body?.cancel().catch(() => undefined);
  throw new WholesaleError('malformed', facts, 'not a PDF');
}
