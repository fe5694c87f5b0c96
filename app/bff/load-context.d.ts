import '@remix-run/node';
import type { AppLoadContext as HostContext } from '~server/http/load-context';

declare module '@remix-run/node' {
  /** Facts of the connection; all missing where another server than the portal's own hosts the build. */
  interface AppLoadContext extends Partial<HostContext> {}

  interface Future {
    v3_singleFetch: true;
  }
}
