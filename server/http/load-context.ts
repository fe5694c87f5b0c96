import { randomUUID } from 'node:crypto';

/** What the host knows of a request and hands to the app as Remix's load context. */
export interface AppLoadContext {
  /** Stands in the log, in the answer's `X-Request-Id` and on the error page. */
  readonly requestId: string;
  /** Address of the customer's device; empty where the server does not tell it. */
  readonly clientIp: string;
  /** Scheme, host and port that the customer sees. */
  readonly publicOrigin: string;
}

/**
 * The load context of a request. Under a server that hands none (`remix-serve`) a new id is made and the
 * request's own origin stands for the public one, so call it once per request and keep the answer.
 */
export function readLoadContext(context: unknown, request: Request): AppLoadContext {
  if (isLoadContext(context)) return context;
  return { requestId: randomUUID(), clientIp: '', publicOrigin: new URL(request.url).origin };
}

function isLoadContext(context: unknown): context is AppLoadContext {
  return typeof context === 'object' && context !== null && 'requestId' in context && 'publicOrigin' in context;
}
