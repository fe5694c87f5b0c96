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
  let last = await read(firstPage);
  const pages = [last];
  const lastNumber = () => firstPage + pages.length - 1;
  while (!isLastPage(lastNumber(), last) && pages.length < maxPages) {
    const { meta } = last;
    const left = meta ? Math.ceil(meta.total / meta.perPage) - lastNumber() : 1;
    const next = Array.from(
      { length: Math.min(CONCURRENCY, left, maxPages - pages.length) },
      (_, index) => firstPage + pages.length + index,
    );
    pages.push(...(await Promise.all(next.map(read))));
    last = pages.at(-1) ?? last;
  }
  return { entries: pages.flatMap((page) => page.data), isCut: !isLastPage(lastNumber(), last) };
}
