/** What the HTTP server passes to the app about a request, as Remix's load context. */
export interface AppLoadContext {
  /** Stands in the log, in the answer's `X-Request-Id` and on the error page. */
  readonly requestId: string;
  /** Address of the customer's device; empty where the server does not tell it. */
  readonly clientIp: string;
  /** Scheme, host and port that the customer sees. */
  readonly publicOrigin: string;
  /**
   * Aborts when the customer goes away before the answer is complete. A loader's `request.signal` may not: its Request is a copy of
   * Remix's, and the copies between are lost to the first garbage collection.
   */
  readonly signal?: AbortSignal;
  /**
   * Set by the app: the `Set-Cookie` lines of the session when the answer is complete. A redirect of one loader goes
   * out with what another one, slower, has made of the session.
   */
  sessionCookies?: () => Promise<readonly string[]>;
  /** Set by the HTTP server that takes a page from here: a `Response` would turn it into a stream and back. */
  readonly takesPages?: boolean;
  /** Set by the app: the page of an answer that has no body, in UTF-8. */
  page?: Buffer;
}
