import type * as z from 'zod';
import type { WholesaleClient } from '../api/client';
import { startDeadline, waitUntil } from '../api/deadline';
import type { CallContext, CallInput } from '../api/request';
import type { Endpoint } from '../contract/endpoint';
import { createCacheStore, type CacheStore } from './cache-store';
import { productsForCustomers, productsForVisitors, slowlyChanging } from './cache-policy';
import { createSwrCache, type CachedValue } from './swr-cache';

/** Responses shared by everybody, or by the customers of a price group, by language. Never those of one customer. */
export interface SharedCache {
  get<E extends Endpoint>(endpoint: E, input: CallInput<E>, context: CallContext): Promise<z.output<E['answer']>>;
  /** Products at visitors' prices. @throws as {@link get} */
  getProducts<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    context: CallContext,
  ): Promise<CachedValue<z.output<E['answer']>>>;
  /** Products at the prices of a group, never older than ten seconds without `staleSince`. @throws WholesaleError, or what `ask` throws */
  getPriced<E extends Endpoint>(
    group: string,
    endpoint: E,
    input: CallInput<E>,
    context: CallContext,
    ask: () => Promise<z.output<E['answer']>>,
  ): Promise<CachedValue<z.output<E['answer']>>>;
  setPriced<E extends Endpoint>(
    group: string,
    endpoint: E,
    input: CallInput<E>,
    context: CallContext,
    value: z.output<E['answer']>,
  ): Promise<void>;
}

export function createSharedCache(client: WholesaleClient, store: CacheStore = createCacheStore()): SharedCache {
  const answers = createSwrCache(store);
  const keyOf = (endpoint: Endpoint, input: unknown, { language }: CallContext) =>
    `${endpoint.name} ${language} ${JSON.stringify(input)}`;
  const groupKey = (group: string, key: string) => `group ${group} ${key}`;
  const waiterFor =
    ({ deadline, requestId }: CallContext, { name }: Endpoint) =>
    <T>(work: Promise<T>) =>
      waitUntil(deadline, { endpoint: name, requestId }, work);
  /** Others may wait for this call too, so it has its own deadline. */
  const asVisitor = <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    { language, requestId, trace }: CallContext,
  ) => client.call(endpoint, input, { language, requestId, trace, deadline: startDeadline() });

  return {
    async get(endpoint, input, context) {
      const ask = () => asVisitor(endpoint, input, context);
      return (await answers.get(keyOf(endpoint, input, context), slowlyChanging, ask, waiterFor(context, endpoint)))
        .value;
    },
    getProducts(endpoint, input, context) {
      const ask = () => asVisitor(endpoint, input, context);
      return answers.get(keyOf(endpoint, input, context), productsForVisitors, ask, waiterFor(context, endpoint));
    },
    getPriced(group, endpoint, input, context, ask) {
      const key = groupKey(group, keyOf(endpoint, input, context));
      return answers.get(key, productsForCustomers, ask, waiterFor(context, endpoint));
    },
    setPriced: (group, endpoint, input, context, value) =>
      answers.set(groupKey(group, keyOf(endpoint, input, context)), productsForCustomers, value),
  };
}
