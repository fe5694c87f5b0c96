import { Agent, fetch } from 'undici';
import type { EndpointGroup } from '../contract/endpoint';
import type { Fetch } from './client';
import { CONNECT_MS } from './time-limits';

/** Milliseconds that a connection is kept open for the next call. */
const KEPT_MS = 30_000;
/** Milliseconds that an answer may stand still in the middle. */
const STALLED_MS = 10_000;

/** Connections of each class of traffic: a slow catalogue can use up its own only, never those of orders or sign-in. */
const connections: Record<EndpointGroup, number> = {
  auth: 16,
  account: 32,
  catalogue: 64,
  cart: 32,
  documents: 16,
  order: 16,
  files: 8,
};

/** Keep-alive connections to the wholesale API, in a pool for each class of traffic. */
export function createConnection(): Fetch {
  const pools = new Map<EndpointGroup, Agent>();
  return async (url, init, group) => {
    const dispatcher = pools.get(group) ?? openPool(group);
    pools.set(group, dispatcher);
    return (await fetch(url, { ...(init as object), dispatcher })) as unknown as Response;
  };
}

function openPool(group: EndpointGroup): Agent {
  return new Agent({
    connect: { timeout: CONNECT_MS },
    keepAliveTimeout: KEPT_MS,
    bodyTimeout: STALLED_MS,
    connections: connections[group],
  });
}
