import type * as z from 'zod';
import { parseResponse } from '../api/parse-response';
import { urlOf, headersOf, type CallContext, type CallInput, type LooseInput } from '../api/request';
import type { Endpoint } from '../contract/endpoint';

/** How long any answer may take. */
const TIMEOUT_MS = 15_000;

/** Who sends a call; a visitor, in Ukrainian, unless it says otherwise. */
export type Sender = Partial<Pick<CallContext, 'bearer' | 'idempotencyKey' | 'language'>>;

/** Sends a call as it stands in the contract, once; gives the bare response. */
export async function sendCall(
  baseUrl: string,
  endpoint: Endpoint,
  input: LooseInput,
  sender: Sender,
): Promise<Response> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  return await fetch(urlOf(baseUrl, endpoint, input), {
    method: endpoint.method,
    headers: headersOf(endpoint, { language: 'uk', requestId: 'check-api', ...sender }, body !== undefined),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body }),
  });
}

/** Sends a call that must succeed. @throws {WholesaleError} when it is refused or its answer breaks the contract */
export async function callApi<E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  input: CallInput<E>,
  sender: Sender = {},
): Promise<z.output<E['answer']>> {
  return await parseResponse(endpoint, '', await sendCall(baseUrl, endpoint, input, sender));
}
