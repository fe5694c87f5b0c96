import { isLastPage, MOST_PER_PAGE, type ListPage } from '~server/api/paging';

export { MOST_PER_PAGE };

/** Reads a list page by page, one after another, up to a number of pages; without `meta` a full page means there may be more. */
export async function* readPages<T>(read: (page: number) => Promise<ListPage<T>>, mostPages: number, firstPage = 1): AsyncGenerator<readonly T[]> {
  for (let page = firstPage; page < firstPage + mostPages; page += 1) {
    const answer = await read(page);
    if (answer.data.length > 0) yield answer.data;
    if (isLastPage(page, answer)) return;
  }
}

/** All entries of a list that is short enough to be held at once. */
export async function readWholeList<T>(read: (page: number) => Promise<ListPage<T>>, mostPages: number): Promise<T[]> {
  const entries: T[] = [];
  for await (const page of readPages(read, mostPages)) entries.push(...page);
  return entries;
}
