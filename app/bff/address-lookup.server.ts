import type { WholesaleClient } from '~server/api/client';
import { catchRefusal } from '~server/api/outcome';
import type { CallInput } from '~server/api/request';
import { WholesaleError } from '~server/api/wholesale-error';
import { createSharedCache, type SharedCache } from '~server/cache/shared-cache';
import type { Endpoint } from '~server/contract/endpoint';
import type * as z from 'zod';
import type { Portal } from './portal.server';
import type { Scope } from './scope.server';
import { digest } from '~server/digest';

/** How long 'not found' is believed, by all processes, ms. */
const UNKNOWN_MS = 30_000;

/**
 * Asks the API what an address typed by anybody means; null when it knows nothing of it. The answers have a cache of
 * their own, so that made-up addresses never push the catalogue out of the public one.
 * @throws WholesaleError when the API cannot say
 */
export async function lookUpAddress<E extends Endpoint>(
  scope: Scope,
  endpoint: E,
  input: CallInput<E>,
): Promise<z.output<E['answer']> | null> {
  const outcome = await catchRefusal(
    scope.portal.addressLookups.read(endpoint, input, { language: scope.language, requestId: scope.requestId }),
  );
  if (outcome.ok) return outcome.value;
  if (outcome.refusal.kind !== 'notFound') throw outcome.refusal;
  return null;
}

type Sources = Pick<Portal, 'client' | 'unknownAddresses' | 'env'>;

/** The cache that {@link lookUpAddress} keeps its answers in. */
export function createAddressLookups(sources: Sources): SharedCache {
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
      const outcome = await catchRefusal(client.call(endpoint, input, context));
      if (outcome.ok) return outcome.value;
      if (outcome.refusal.kind === 'notFound') await unknownAddresses.set(key, 'unknown', UNKNOWN_MS);
      throw outcome.refusal;
    },
  };
}
