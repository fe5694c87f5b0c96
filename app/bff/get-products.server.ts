import type { LRUCache } from 'lru-cache';
import { orNull } from '~server/api/result';
import type { CallContext, CallInput } from '~server/api/request';
import { isWholesaleError } from '~server/api/wholesale-error';
import type { SharedCache } from '~server/cache/shared-cache';
import type { Account } from '~server/contract/account';
import type { Endpoint } from '~server/contract/endpoint';
import type { CustomerCalls } from '~server/session/customer-calls';
import type * as z from 'zod';
import type { Degradation } from './degradation.server';
import type { RequestSession } from './request-session.server';

/** Last known price group of each session, to load products in parallel with the account. */
export type PriceGroupCache = LRUCache<string, string>;

export interface ProductSources {
  readonly cache: SharedCache;
  readonly priceGroupCache: PriceGroupCache;
  readonly session: RequestSession;
  readonly calls: CustomerCalls;
  readonly context: CallContext;
  readonly degradation: Degradation;
  readonly account: () => Promise<Account | null>;
}

export type GetProducts = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<z.output<E['answer']>>;

/** Products at the customer's prices, shared by price group. A stale response is reported with its time. */
export function createGetProducts({
  cache,
  priceGroupCache,
  session,
  calls,
  context,
  degradation,
  account,
}: ProductSources): GetProducts {
  return async (endpoint, input) => {
    const { current } = session;
    if (!current) return show(await cache.getProducts(endpoint, input, context));
    const readAs = (group: string, ask = () => calls.callShared(endpoint, input)) =>
      cache.getPriced(group, endpoint, input, context, ask);

    const hint = priceGroupCache.get(current.id);
    if (hint !== undefined) {
      const currentGroup = orNull(account()).then((known) => (known ? groupOf(known) : hint));
      const [group, shown] = await Promise.all([
        currentGroup,
        readAs(hint, () => askAs(hint, currentGroup, calls.callShared(endpoint, input))).catch(orMoved),
      ]);
      if (shown && group === hint) return show(shown);
      priceGroupCache.set(current.id, group);
      return show(await readAs(group));
    }

    const [known, outcome] = await Promise.all([orNull(account()), settle(calls.call(endpoint, input))]);
    if (!known)
      return outcome.value ?? show(await cache.getProducts(endpoint, input, context).catch(() => fail(outcome.error)));
    const group = groupOf(known);
    priceGroupCache.set(current.id, group);
    if (outcome.error) return show(await readAs(group, () => fail(outcome.error)));
    await cache.setPriced(group, endpoint, input, context, outcome.value);
    return outcome.value;
  };

  function show<T>({ value, staleSince }: { value: T; staleSince: number | null }): T {
    degradation.reportStale(staleSince);
    return value;
  }
}

/** The price group of the customer has changed since the last request. */
class PriceGroupChangedError extends Error {}

/** Products of a price group, once the account confirms it. @throws PriceGroupChangedError */
async function askAs<T>(group: string, currentGroup: Promise<string>, goods: Promise<T>): Promise<T> {
  const [own, answer] = await Promise.all([currentGroup, goods]);
  if (own !== group) throw new PriceGroupChangedError();
  return answer;
}

function orMoved(error: unknown): null {
  if (error instanceof PriceGroupChangedError) return null;
  throw error;
}

/** Returns an outage, which a stale response may replace. */
async function settle<T>(
  call: Promise<T>,
): Promise<{ value: T; error?: undefined } | { value?: undefined; error: Error }> {
  try {
    return { value: await call };
  } catch (error) {
    if (isWholesaleError(error) && error.isOutage) return { error };
    throw error;
  }
}

function fail(error: Error | undefined): Promise<never> {
  return Promise.reject(error ?? new Error('neither an answer nor an error'));
}

function groupOf({ defaultPriceGroupId }: Account): string {
  return defaultPriceGroupId ?? '';
}
