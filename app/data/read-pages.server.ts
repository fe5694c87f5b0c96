import { isLastPage, type ListPage } from '~server/api/paging';

const CONCURRENCY = 4;

export interface WholeList<T> {
  readonly entries: T[];
  readonly isCut: boolean;
}

/** Loads a list page by page; without `meta` a full page means that there may be more. */
export async function* loadPages<T>(
  read: (page: number) => Promise<ListPage<T>>,
  maxPages: number,
): AsyncGenerator<ListPage<T>> {
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await read(page);
    if (answer.data.length > 0) yield answer;
    if (isLastPage(page, answer)) return;
  }
}

/** Loads a whole list, several pages at a time where the API gives the total. `isCut`: there are more than `maxPages`. */
export async function loadWholeList<T>(
  read: (page: number) => Promise<ListPage<T>>,
  maxPages: number,
  firstPage = 1,
): Promise<WholeList<T>> {
  const first = await read(firstPage);
  const { data, meta } = first;
  if (!meta || data.length === 0) return loadPageByPage(read, first, maxPages, firstPage);
  const before = firstPage - 1;
  const pages = [first];
  const wanted = Math.min(Math.ceil(meta.total / meta.perPage) - before, maxPages);
  while (pages.length < wanted) {
    const next = Array.from(
      { length: Math.min(CONCURRENCY, wanted - pages.length) },
      (_, index) => firstPage + pages.length + index,
    );
    pages.push(...(await Promise.all(next.map(read))));
  }
  return { entries: pages.flatMap((page) => page.data), isCut: meta.total > (before + maxPages) * meta.perPage };
}

async function loadPageByPage<T>(
  read: (page: number) => Promise<ListPage<T>>,
  first: ListPage<T>,
  maxPages: number,
  firstPage: number,
): Promise<WholeList<T>> {
  const entries = [...first.data];
  let answer = first;
  for (let page = firstPage; !isLastPage(page, answer); page += 1) {
    if (page === firstPage + maxPages - 1) return { entries, isCut: true };
    answer = await read(page + 1);
    entries.push(...answer.data);
  }
  return { entries, isCut: false };
}
