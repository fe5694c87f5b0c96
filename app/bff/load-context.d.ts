import '@remix-run/node';
import type { AppLoadContext as HostContext } from '~server/http/load-context';

declare module '@remix-run/node' {
  /** Connection details; missing under another server than the portal's own. */
  interface AppLoadContext extends Partial<HostContext> {}

  interface Future {
    v3_singleFetch: true;
  }
}
