import * as z from 'zod';

/** HTTP methods the wholesale API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Which traffic class a call belongs to. Time-outs and circuit breaking are chosen by class:
 * `auth` and `order` have budgets of their own so that a slow catalogue can never starve them.
 */
export type EndpointGroup = 'auth' | 'account' | 'catalogue' | 'cart' | 'documents' | 'order' | 'files';

/** What a query is written from. */
type QuerySchema = z.ZodType<unknown, Readonly<Record<string, unknown>> | undefined>;

/** One call of the wholesale API: the only place where its path and shapes are written. */
export interface Endpoint<
  Path extends string = string,
  Query extends QuerySchema = QuerySchema,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
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
  Answer extends z.ZodType,
  Query extends QuerySchema = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: Omit<Endpoint<Path, Query, Body, Answer>, 'query' | 'body'> & { query?: Query; body?: Body },
): Endpoint<Path, Query, Body, Answer> {
  return {
    ...definition,
    query: (definition.query ?? z.undefined()) as Query,
    body: (definition.body ?? z.undefined()) as Body,
  };
}
