import { catchRejection } from '~server/api/result';
import type { CallInput } from '~server/api/request';
import type { Endpoint } from '~server/contract/endpoint';
import type { RequestContext } from '../context.server';

/** Looks up an unknown URL in the API, with its own cache; null without a result. @throws WholesaleError */
export async function lookUpUrl<E extends Endpoint>(ctx: RequestContext, endpoint: E, input: CallInput<E>) {
  const { language, requestId, trace } = ctx;
  const outcome = await catchRejection(
    ctx.services.addressLookups.get(endpoint, input, { language, requestId, trace }),
  );
  if (outcome.ok) return outcome.value;
  if (outcome.rejection.kind !== 'notFound') throw outcome.rejection;
  return null;
}
