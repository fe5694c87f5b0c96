import type { ServerBuild } from '@remix-run/node';

/** Internal header of a page that all visitors with the same `pageCacheKey` may share. */
export const SHARED_PAGE_HEADER = 'x-shared-page';

export interface AppEntry {
  readonly buildId: string;
  /** What a page depends on besides its address; null when the page of this request cannot be shared. */
  readonly pageCacheKey: (header: (name: string) => string | undefined, url: string) => string | null;
  readonly startServices: () => Promise<void>;
}

/** @throws Error for a build without one */
export function parseEntry({ entry }: Pick<ServerBuild, 'entry'>): AppEntry {
  const { appEntry } = entry.module as { readonly appEntry?: AppEntry };
  if (!appEntry) throw new Error('app/entry.server.tsx exports no appEntry');
  return appEntry;
}
