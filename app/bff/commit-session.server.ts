import { data } from '@remix-run/node';
import type { RequestContext } from './context.server';

type DataResponse = ReturnType<typeof data<unknown>>;

/** Adds the `Set-Cookie` lines of the session and of `ctx.cookies` after all loaders of the request: a redirect replaces the other responses. */
export async function commitSession(ctx: RequestContext, result: unknown): Promise<unknown> {
  await Promise.allSettled(ctx.handling);
  const cookies = [...(await ctx.session.changes()), ...ctx.cookies];
  if (cookies.length === 0) return result;
  if (result instanceof Response) {
    for (const cookie of cookies) result.headers.append('set-cookie', cookie);
    return result;
  }
  const response = isDataResponse(result) ? result : data(result);
  const headers = new Headers(response.init?.headers);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return data(response.data, { ...response.init, headers });
}

export function isDataResponse(value: unknown): value is DataResponse {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';
}
