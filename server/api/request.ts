import type { Endpoint, EndpointParams } from '../contract/endpoint';
import type { Language } from '../contract/enumerations';
import type * as z from 'zod';
import type { Deadline } from './deadline';

export interface CallContext {
  readonly language: Language;
  readonly requestId: string;
  /** The W3C trace that the request belongs to, passed on as it came. */
  readonly trace?: TraceHeaders | undefined;
  readonly bearer?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly deadline?: Deadline | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface TraceHeaders {
  readonly traceparent: string;
  readonly tracestate?: string;
}

export type CallInput<E extends Endpoint> = ([keyof EndpointParams<E>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: EndpointParams<E> }) &
  (z.input<E['query']> extends undefined ? { readonly query?: undefined } : { readonly query?: z.input<E['query']> }) &
  (z.input<E['body']> extends undefined ? { readonly body?: undefined } : { readonly body: z.input<E['body']> });

export interface LooseInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

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

/** Headers of the browser's request are not passed on. */
export function headersOf(endpoint: Endpoint, context: CallContext, hasBody: boolean): Record<string, string> {
  return {
    accept: endpoint.group === 'files' ? 'application/pdf' : 'application/json',
    'accept-language': context.language,
    'x-request-id': context.requestId,
    ...context.trace,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(endpoint.auth !== 'none' && context.bearer ? { authorization: `Bearer ${context.bearer}` } : {}),
    ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
  };
}

/** Also encodes dots, since URL parsing would resolve `.` and `..`. */
function encodePathSegment(value: string): string {
  return encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'));
}
