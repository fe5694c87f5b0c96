import type { ListMeta } from '../contract/conventions';

export const MAX_PER_PAGE = 100;

export interface ListPage<T> {
  readonly data: readonly T[];
  readonly meta?: ListMeta | undefined;
  readonly unread?: readonly string[] | undefined;
}

/** Whether a page is full, counting entries that were left out. */
export function isFullPage({ data, unread = [] }: ListPage<unknown>, perPage = MAX_PER_PAGE): boolean {
  return data.length + unread.length >= perPage;
}

/** Without `meta`, a full page means that there may be more. */
export function isLastPage(page: number, answer: ListPage<unknown>): boolean {
  const { data, meta } = answer;
  return data.length === 0 || (meta ? page * meta.perPage >= meta.total : !isFullPage(answer));
}
