import * as z from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Traffic class, with its own timeouts, connections and circuit, so that a slow catalogue cannot block orders. */
export type EndpointGroup = 'auth' | 'account' | 'catalogue' | 'cart' | 'documents' | 'order' | 'files';

type QuerySchema = z.ZodType<unknown, Readonly<Record<string, unknown>> | undefined>;

export interface Endpoint<
  Path extends string = string,
  Query extends QuerySchema = QuerySchema,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** For logs and metrics, such as `cart.add`. */
  readonly name: string;
  readonly method: Method;
  /** Relative to the base URL; `{id}` is a parameter. */
  readonly path: Path;
  readonly group: EndpointGroup;
  /** Whether a bearer is required, sent when present, or never sent. */
  readonly auth: 'customer' | 'optional' | 'none';
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type EndpointParams<E extends Endpoint> = Record<ParamNames<E['path']>, string>;

/** Query and body are empty by default. */
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
