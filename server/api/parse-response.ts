import * as z from 'zod';
import { endpoints } from '../contract/endpoints';
import type { Endpoint } from '../contract/endpoint';
import { describeIssues, failure as failureSchema, type Failure } from '../contract/conventions';
import type { ApiResponse } from './send';
import { WholesaleError, type WholesaleErrorDetails, type WholesaleErrorKind } from './wholesale-error';

/** Statuses that say "not now" rather than "no". */
const busyStatuses = new Set([408, 425, 429]);

/** Upper limit of the wait shown to a customer. */
const MAX_WAIT_SECONDS = 3600;

/** Look-ups of an address: one that is not known may be a 404 as well as an empty list. */
const lookUps: readonly Endpoint[] = [endpoints.seoUrls.list, endpoints.redirects.get];

/**
 * Reads an answer through its endpoint's schema.
 * @throws WholesaleError for every status but 2xx and for every body that breaks the contract.
 */
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

/** `Retry-After` of an answer in seconds, within an hour; nothing where it has none or a date. */
export function parseWait({ headers }: ApiResponse): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_WAIT_SECONDS) : undefined;
}

/** What was wrong with the entries that a list was read without; nothing for every other answer. */
export function unreadOf(answer: unknown): readonly string[] | undefined {
  return (answer as { readonly unread?: readonly string[] } | null)?.unread;
}

/** The error that a status other than 2xx stands for; an unreadable body is left out of it. */
export function failedResponse(
  endpoint: Endpoint,
  facts: Pick<WholesaleErrorDetails, 'requestId' | 'status' | 'waitSeconds' | 'url'>,
  text: string,
): WholesaleError {
  const failure = parseFailure(text);
  const kind = isFromBetween(endpoint, facts.status) ? 'unavailable' : kindOf(facts.status, failure);
  return new WholesaleError(kind, { endpoint: endpoint.name, ...facts, body: text, ...(failure && { failure }) });
}

/**
 * Whether a refusal can only come from something in front of the API, a gateway that has lost it: that there is no such list, or that goods
 * which everybody may see are for some. One thing may be unknown to the API itself, whose refusals may be in any words.
 */
function isFromBetween(endpoint: Endpoint, status: number): boolean {
  if (endpoint.method !== 'GET') return false;
  if (status === 404) return isList(endpoint) && !lookUps.includes(endpoint);
  return (status === 401 || status === 403) && endpoint.group === 'catalogue' && endpoint.auth === 'none';
}

/** Whether it lists what there is: that may be nothing, but it is never unknown. */
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
    // The parser's own error quotes the text, and causes are logged.
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
