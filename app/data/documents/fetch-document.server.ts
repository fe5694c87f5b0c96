import { notFound } from '~/bff/errors/to-error-view.server';
import type { LookedUp } from '~/browser/network/error-view';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { catchRejection } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';

/** Statuses by which an API says that the customer has no such document; some refuse a strange id before looking. */
const noSuchDocument = new Set([400, 404, 410, 422]);

/**
 * One document of the customer with its items.
 * @throws the 404 page for an unknown document and for another customer's alike
 */
export async function fetchDocument(args: Pick<RouteArgs, 'ctx' | 'request'>, id: string): Promise<CustomerDocument> {
  const { data } = await orNotFound(args, args.ctx.api.call(endpoints.documents.get, { params: { id } }));
  return data;
}

/**
 * Waits for a call about one document, or one section of the goods.
 * @throws the 404 page, in the words for it, when the API has no such thing for this customer
 */
export async function orNotFound<T>(
  { ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>,
  call: Promise<T>,
  lookedUp: LookedUp = 'document',
): Promise<T> {
  const outcome = await catchRejection(call);
  if (outcome.ok) return outcome.value;
  const { kind, status } = outcome.rejection;
  if (kind === 'denied' || noSuchDocument.has(status)) throw notFound(ctx, request, lookedUp);
  throw outcome.rejection;
}
