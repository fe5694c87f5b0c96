import type { EntryContext } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { jsonOf } from '~/page-data';
import { scriptJson } from './script-json';

type Written = Pick<EntryContext, 'staticHandlerContext' | 'serializeError'>;

/**
 * The data of a page, as Remix takes them over in the browser, as JSON that cannot end the script it stands in. Loaders' data are JSON already,
 * and stand there as they are: as a stream, Remix's own way, each quotation mark in them would be escaped three times over.
 */
export function writeState({ staticHandlerContext, serializeError }: Written): string {
  const { loaderData, actionData, errors } = staticHandlerContext;
  const loaded = Object.entries(loaderData).map(([id, data]) => `${JSON.stringify(id)}:${jsonOf(data)}`);
  const failed = errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, tell(error)]));
  return scriptJson(`{"loaderData":{${loaded.join()}},"actionData":${jsonOf(actionData)},"errors":${jsonOf(failed)}}`);

  /** An error as Remix knows it again. */
  function tell(error: unknown): unknown {
    if (isRouteErrorResponse(error)) return { ...error, __type: 'RouteErrorResponse' };
    return error instanceof Error ? { ...serializeError(error), __type: 'Error' } : error;
  }
}
