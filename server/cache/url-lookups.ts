import type { WholesaleClient } from '../api/client';
import { catchRejection } from '../api/result';
import { WholesaleError } from '../api/wholesale-error';
import { digest } from '../digest';
import type { Env } from '../env';
import type { SharedStore } from '../redis/shared-store';
import { createSharedCache, type SharedCache } from './shared-cache';

const UNKNOWN_MS = 30_000;

interface Sources {
  readonly client: WholesaleClient;
  readonly unknownAddresses: SharedStore;
  readonly env: Pick<Env, 'wholesaleApiUrl'>;
}

/** Unknown addresses are shared by all processes. */
export function createUrlLookups(sources: Sources): SharedCache {
  return createSharedCache(rememberUnknown(sources));
}

function rememberUnknown({ client, unknownAddresses, env }: Sources): WholesaleClient {
  return {
    ...client,
    async call(endpoint, input, context) {
      const request = JSON.stringify([env.wholesaleApiUrl, endpoint.name, context.language, input]);
      const key = `unknown:${digest(request)}`;
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
