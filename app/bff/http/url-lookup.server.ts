import type { WholesaleClient } from '~server/api/client';
import { catchRejection } from '~server/api/result';
import type { CallInput } from '~server/api/request';
import { WholesaleError } from '~server/api/wholesale-error';
import { createSharedCache, type SharedCache } from '~server/cache/shared-cache';
import type { Endpoint } from '~server/contract/endpoint';
import type * as z from 'zod';
import type { AppServices } from '../services.server';
import type { RequestContext } from '../context.server';
import { digest } from '~server/digest';

/** How long 'not found' is believed, by all processes, ms. */
const UNKNOWN_MS = 30_000;

/**
 * Asks the API what an address typed by anybody means; null when it knows nothing of it. The answers have a cache of
 * their own, so that made-up addresses never push the catalogue out of the public one.
 * @throws WholesaleError when the API cannot say
 */
export async function lookUpUrl<E extends Endpoint>(
  ctx: RequestContext,
  endpoint: E,
  input: CallInput<E>,
): Promise<z.output<E['answer']> | null> {
  const outcome = await catchRejection(
    ctx.services.addressLookups.read(endpoint, input, { language: ctx.language, requestId: ctx.requestId }),
  );
  if (outcome.ok) return outcome.value;
  if (outcome.rejection.kind !== 'notFound') throw outcome.rejection;
  return null;
}

type Sources = Pick<AppServices, 'client' | 'unknownAddresses' | 'env'>;

/** The cache that {@link lookUpUrl} keeps its answers in. */
export function createUrlLookups(sources: Sources): SharedCache {
  return createSharedCache(rememberUnknown(sources));
}

/** A client that does not ask again what the API did not know a moment ago. */
function rememberUnknown({ client, unknownAddresses, env }: Sources): WholesaleClient {
  return {
    ...client,
    async call(endpoint, input, context) {
      const asked = JSON.stringify([env.wholesaleApiUrl, endpoint.name, context.language, input]);
      const key = `unknown:${digest(asked)}`;
      if ((await unknownAddresses.get(key)) !== null) {
        throw new WholesaleError('notFound', { endpoint: endpoint.name, requestId: context.requestId, status: 404 });
      }
      const outcome = await catchRejection(client.call(endpoint, input, context));
      if (outcome.ok) return outcome.value;
      if (outcome.rejection.kind === 'notFound') await unknownAddresses.set(key, 'unknown', UNKNOWN_MS);
      throw outcome.rejection;
    },
  };
}
