import type { ListMeta } from '../contract/conventions';

/** Entries of a page: the most the API gives. */
export const MOST_PER_PAGE = 100;

/** A page of a list. */
export interface ListPage<T> {
  readonly data: readonly T[];
  readonly meta?: ListMeta | undefined;
  /** One for each entry that was left out because it could not be read. */
  readonly unread?: readonly string[] | undefined;
}

/** Whether nothing comes after a page of the most entries; without `meta` a full page means there may be more. */
export function isLastPage(page: number, { data, meta, unread = [] }: ListPage<unknown>): boolean {
  return data.length === 0 || (meta ? page * meta.perPage >= meta.total : data.length + unread.length < MOST_PER_PAGE);
}
