import type { ListMeta } from '~server/contract/conventions';

/** Entries of a page: the most the API gives. */
export const MOST_PER_PAGE = 100;

interface ListPage<T> {
  readonly data: readonly T[];
  readonly meta?: ListMeta | undefined;
}

/** Reads a list page by page, one after another, up to a number of pages; without `meta` a full page means there may be more. */
export async function* readPages<T>(read: (page: number) => Promise<ListPage<T>>, mostPages: number, firstPage = 1): AsyncGenerator<readonly T[]> {
  for (let page = firstPage; page < firstPage + mostPages; page += 1) {
    const { data, meta } = await read(page);
    if (data.length > 0) yield data;
    const isLast = meta ? page * meta.perPage >= meta.total : data.length < MOST_PER_PAGE;
    if (isLast || data.length === 0) return;
  }
}

/** All entries of a list that is short enough to be held at once. */
export async function readWholeList<T>(read: (page: number) => Promise<ListPage<T>>, mostPages: number): Promise<T[]> {
  const entries: T[] = [];
  for await (const page of readPages(read, mostPages)) entries.push(...page);
  return entries;
}
