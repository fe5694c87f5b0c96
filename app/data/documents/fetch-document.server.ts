import { notFound } from '~/bff/errors/to-error-view.server';
import type { MissingResource } from '~/browser/network/error-view';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { catchRejection } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';

const noSuchDocument = new Set([400, 404, 410, 422]);

/** A document with its lines. @throws the 404 page, for another customer's document too */
export async function fetchDocument(args: Pick<RouteArgs, 'ctx' | 'request'>, id: string): Promise<CustomerDocument> {
  const { data } = await orNotFound(args, args.ctx.api.call(endpoints.documents.get, { params: { id } }));
  return data;
}

/** Awaits a call. @throws the 404 page when the API does not find it */
export async function orNotFound<T>(
  { ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>,
  call: Promise<T>,
  lookedUp: MissingResource = 'document',
): Promise<T> {
  const outcome = await catchRejection(call);
  if (outcome.ok) return outcome.value;
  const { kind, status } = outcome.rejection;
  if (kind === 'denied' || noSuchDocument.has(status)) throw notFound(ctx, request, lookedUp);
  throw outcome.rejection;
}
