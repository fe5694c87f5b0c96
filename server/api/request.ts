import type { Endpoint, EndpointParams } from '../contract/endpoint';
import type { Language } from '../contract/enumerations';
import type * as z from 'zod';
import type { Deadline } from './deadline';

/** Who asks, in which language, under which trace. */
export interface CallContext {
  readonly language: Language;
  readonly requestId: string;
  /** Bearer token; left out for visitors. */
  readonly bearer?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The time that all calls of one request share; left out: each call has its own limit only. */
  readonly deadline?: Deadline | undefined;
  /** Aborts when nobody waits for the answer any more: the call is cut off then, until its answer has come. */
  readonly signal?: AbortSignal | undefined;
}

/** What a call carries: only the parts its endpoint declares. */
export type CallInput<E extends Endpoint> = ([keyof EndpointParams<E>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: EndpointParams<E> }) &
  (z.input<E['query']> extends undefined ? { readonly query?: undefined } : { readonly query?: z.input<E['query']> }) &
  (z.input<E['body']> extends undefined ? { readonly body?: undefined } : { readonly body: z.input<E['body']> });

/** The parts of a call as they are known at run time. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** Address of a call: path parameters are percent-encoded, list values repeat their name, absent ones are left out. */
export function urlOf(baseUrl: string, endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodePathSegment(input.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) query.append(name, String(each));
    }
  }
  const search = query.toString();
  return `${baseUrl.replace(/\/+$/, '')}${path}${search ? `?${search}` : ''}`;
}

/** Headers of a call; nothing of the browser's request is passed on. */
export function headersOf(endpoint: Endpoint, context: CallContext, hasBody: boolean): Record<string, string> {
  return {
    accept: endpoint.group === 'files' ? 'application/pdf' : 'application/json',
    'accept-language': context.language,
    'x-request-id': context.requestId,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(endpoint.auth !== 'none' && context.bearer ? { authorization: `Bearer ${context.bearer}` } : {}),
    ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
  };
}

/** A lone `.` or `..` would be folded away by URL parsing, so the dots are encoded too. */
function encodePathSegment(value: string): string {
  return encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'));
}
