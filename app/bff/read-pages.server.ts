import { isLastPage, MOST_PER_PAGE, type ListPage } from '~server/api/paging';
import { limitConcurrency } from '~server/limit-concurrency';

export { MOST_PER_PAGE };

/** Pages of a list asked for at the same time. */
const AT_ONCE = 4;

/** What was read of a list, and whether there is more. */
export interface WholeList<T> {
  readonly entries: T[];
  readonly isCut: boolean;
}

/** Reads a list page by page, one after another, up to a number of pages; without `meta` a full page means there may be more. */
export async function* readPages<T>(read: (page: number) => Promise<ListPage<T>>, mostPages: number, firstPage = 1): AsyncGenerator<readonly T[]> {
  for (let page = firstPage; page < firstPage + mostPages; page += 1) {
    const answer = await read(page);
    if (answer.data.length > 0) yield answer.data;
    if (isLastPage(page, answer)) return;
  }
}

/** All entries of a list that is short enough to be held at once, up to a number of pages; where the API counts them, the pages after the first come side by side. */
export async function readWholeList<T>(read: (page: number) => Promise<ListPage<T>>, mostPages: number): Promise<WholeList<T>> {
  const first = await read(1);
  const { data, meta } = first;
  if (meta && data.length > 0) {
    const inTurn = limitConcurrency(AT_ONCE);
    const pages = Math.min(Math.ceil(meta.total / meta.perPage), mostPages);
    const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => inTurn(() => read(index + 2))));
    return { entries: [first, ...others].flatMap((page) => page.data), isCut: meta.total > mostPages * meta.perPage };
  }
  const entries: T[] = [];
  for await (const page of readPages((number) => (number === 1 ? Promise.resolve(first) : read(number)), mostPages)) entries.push(...page);
  return { entries, isCut: entries.length >= mostPages * MOST_PER_PAGE };
}
