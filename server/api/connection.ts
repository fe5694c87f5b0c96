import { Agent, fetch } from 'undici';
import type { Fetch } from './client';

/** Keep-alive connections to the wholesale API: one pool for the process. */
export function createConnection(): Fetch {
  const dispatcher = new Agent({ connect: { timeout: 1_000 }, keepAliveTimeout: 30_000, connections: 64 });
  return async (url, init) => (await fetch(url, { ...(init as object), dispatcher })) as unknown as Response;
}
