import * as z from 'zod';
import { endpoints } from '../contract/endpoints';
import type { Endpoint } from '../contract/endpoint';
import { describeIssues, failure as failureSchema, type Failure } from '../contract/conventions';
import type { ApiResponse } from './send';
import { WholesaleError, type WholesaleErrorDetails, type WholesaleErrorKind } from './wholesale-error';

const busyStatuses = new Set([408, 425, 429]);

const MAX_WAIT_SECONDS = 3600;

/** Lookups whose unknown address may be a 404 or an empty list. */
const lookUps: readonly Endpoint[] = [endpoints.seoUrls.list, endpoints.redirects.get];

/** Validates a response. @throws WholesaleError for a status other than 2xx or an invalid body */
export async function parseResponse<E extends Endpoint>(
  endpoint: E,
  requestId: string,
  answer: ApiResponse,
  url?: string,
): Promise<z.output<E['answer']>> {
  const facts = { endpoint: endpoint.name, requestId, status: answer.status, waitSeconds: parseWait(answer), url };
  const text = await answer.text();
  if (!answer.ok) throw failedResponse(endpoint, facts, text);
  const parsed = endpoint.answer.safeParse(parseJson(text, facts));
  if (parsed.success) return parsed.data as z.output<E['answer']>;
  throw new WholesaleError('malformed', facts, describeIssues(parsed.error));
}

/** `Retry-After` in seconds, at most an hour; undefined for a date. */
export function parseWait({ headers }: ApiResponse): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_WAIT_SECONDS) : undefined;
}

export function unreadOf(answer: unknown): readonly string[] | undefined {
  return (answer as { readonly unread?: readonly string[] } | null)?.unread;
}

export function failedResponse(
  endpoint: Endpoint,
  facts: Pick<WholesaleErrorDetails, 'requestId' | 'status' | 'waitSeconds' | 'url'>,
  text: string,
): WholesaleError {
  const failure = parseFailure(text);
  const kind = isFromBetween(endpoint, facts.status) ? 'unavailable' : kindOf(facts.status, failure);
  return new WholesaleError(kind, { endpoint: endpoint.name, ...facts, body: text, ...(failure && { failure }) });
}

/** Whether an error must come from a gateway: a list is never unknown (404), and public products are never denied. */
function isFromBetween(endpoint: Endpoint, status: number): boolean {
  if (endpoint.method !== 'GET') return false;
  if (status === 404) return isList(endpoint) && !lookUps.includes(endpoint);
  return (status === 401 || status === 403) && endpoint.group === 'catalogue' && endpoint.auth === 'none';
}

function isList({ path, group, query }: Endpoint): boolean {
  return (group === 'catalogue' && !path.includes('{')) || (query instanceof z.ZodObject && 'page' in query.shape);
}

function kindOf(status: number, failure: Failure | undefined): WholesaleErrorKind {
  if (status === 401) return 'unauthorised';
  if (status === 403) return failure?.code === 'CUSTOMER_BANNED' ? 'banned' : 'denied';
  if (status === 404) return 'notFound';
  if (status >= 500 || status < 400 || busyStatuses.has(status)) return 'unavailable';
  return 'rejected';
}

function parseJson(text: string, facts: WholesaleErrorDetails): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own error quotes the body, and causes are logged.
    throw new WholesaleError(
      'malformed',
      { ...facts, cause: new Error(`breaks off or is none, ${text.length} characters`) },
      'not JSON',
    );
  }
}

function parseFailure(text: string): Failure | undefined {
  try {
    const parsed = failureSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
