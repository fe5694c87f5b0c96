import type { Context as HonoContext, Hono } from 'hono';
import type * as z from 'zod';
import type { Endpoint, EndpointParams } from '../../contract/endpoint';
import { languages, type Language } from '../../contract/enumerations';
import type { Context } from '../context';
import { loadCaller, type Caller } from './caller';
import { ApiError } from './api-error';
import { loadBody, parseQuery } from './parse-input';

export interface Call<E extends Endpoint> {
  readonly params: EndpointParams<E>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly language: Language;
  /** Such as `http://127.0.0.1:4000`. */
  readonly origin: string;
  readonly request: Request;
  /** Null for visitors, and for endpoints without authentication. */
  readonly caller: Caller | null;
}

export type CustomerCall<E extends Endpoint> = Call<E> & Caller;

/** JSON data, null for 204, or a Response for other types. */
type Reply<E extends Endpoint> = Promise<z.input<E['answer']> | Response>;

export interface Routes {
  readonly context: Context;
  readonly anyone: <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Reply<E>, status?: number) => void;
  /** Visitors get 401. */
  readonly customer: <E extends Endpoint>(
    endpoint: E,
    handle: (call: CustomerCall<E>) => Reply<E>,
    status?: number,
  ) => void;
}

/** Ukrainian by default. */
export function languageOf(c: HonoContext): Language {
  const chosen: unknown = c.get('language');
  return languages.find((language) => language === chosen) ?? 'uk';
}

/** Connects endpoints of the contract to handlers. */
export function createRoutes(app: Hono, context: Context): Routes {
  function register<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Reply<E>, status = 200): void {
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const request = c.req.raw;
      const reply = await handle({
        caller: endpoint.auth === 'none' ? null : await loadCaller(context, request),
        params: c.req.param() as EndpointParams<E>,
        query: parseQuery<E['query']>(request, endpoint.query),
        body: await loadBody<E['body']>(request, endpoint.body),
        language: languageOf(c),
        origin: new URL(request.url).origin,
        request,
      });
      if (reply instanceof Response) return reply;
      return reply === null ? new Response(null, { status: 204 }) : Response.json(reply, { status });
    });
  }
  return {
    context,
    anyone: register,
    customer: (endpoint, handle, status) =>
      register(
        endpoint,
        async (call) => {
          if (!call.caller) throw new ApiError('UNAUTHORIZED');
          return handle({ ...call, ...call.caller });
        },
        status,
      ),
  };
}
