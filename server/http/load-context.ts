import type { TraceHeaders } from '../api/request';

export interface AppLoadContext {
  /** Also in the log, in `X-Request-Id` and on error pages. */
  readonly requestId: string;
  /** From a trusted proxy. */
  readonly trace?: TraceHeaders | undefined;
  readonly clientIp: string;
  /** Scheme, host and port that the browser uses. */
  readonly publicOrigin: string;
  /** Aborts when the client disconnects. A loader's `request.signal` may not: Remix copies the request, and copies may be garbage collected. */
  readonly signal?: AbortSignal;
  /** Whether the server takes the page from `page`, without a stream. */
  readonly takesPages?: boolean;
  /** Set by the app: the page of a response without a body. */
  page?: Buffer;
}
