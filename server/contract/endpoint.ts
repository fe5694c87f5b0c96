import { z } from 'zod';

/** HTTP methods the wholesale API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Which traffic class a call belongs to. Time-outs and circuit breaking are chosen by class:
 * `auth` and `order` have budgets of their own so that a slow catalogue can never starve them.
 */
export type EndpointGroup = 'auth' | 'account' | 'catalogue' | 'cart' | 'documents' | 'order' | 'files';

/** One call of the wholesale API: the only place where its path and shapes are written. */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodTypeAny = z.ZodTypeAny,
  Body extends z.ZodTypeAny = z.ZodTypeAny,
  Answer extends z.ZodTypeAny = z.ZodTypeAny,
> {
  /** Stable name for logs and metrics, e.g. `cart.add`. */
  readonly name: string;
  readonly method: Method;
  /** Path under the API base; `{id}` marks a parameter. */
  readonly path: Path;
  readonly group: EndpointGroup;
  /** `customer`: needs a bearer. `optional`: sends one when present. `none`: never sends one. */
  readonly auth: 'customer' | 'optional' | 'none';
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Path parameters of an endpoint, by name; empty when its path has none. */
export type EndpointParams<E extends Endpoint> = Record<ParamNames<E['path']>, string>;

/** Declares an endpoint; query and body default to "none". */
export function endpoint<
  Path extends string,
  Answer extends z.ZodTypeAny,
  Query extends z.ZodTypeAny = z.ZodUndefined,
  Body extends z.ZodTypeAny = z.ZodUndefined,
>(
  definition: Omit<Endpoint<Path, Query, Body, Answer>, 'query' | 'body'> & { query?: Query; body?: Body },
): Endpoint<Path, Query, Body, Answer> {
  return {
    ...definition,
    query: (definition.query ?? z.undefined()) as Query,
    body: (definition.body ?? z.undefined()) as Body,
  };
}
