import type { ServerBuild } from '@remix-run/node';

/** Header of an answer that every visitor with the same `pageCacheKey` may be sent; it goes from the app to the HTTP server only. */
export const SHARED_PAGE_HEADER = 'x-shared-page';

/** What the HTTP server uses of the app besides its pages: `appEntry` of app/entry.server.tsx. */
export interface AppEntry {
  /** What a page depends on besides its address; null where it may be nobody else's. */
  readonly pageCacheKey: (header: (name: string) => string | undefined) => string | null;
  /** Makes ready what requests share; resolves before the first request is taken. */
  readonly startServices: () => Promise<void>;
}

/** The app's side of a build. @throws Error for a build without one */
export function parseEntry({ entry }: Pick<ServerBuild, 'entry'>): AppEntry {
  const { appEntry } = entry.module as { readonly appEntry?: AppEntry };
  if (!appEntry) throw new Error('app/entry.server.tsx exports no appEntry');
  return appEntry;
}
