import type { ListMeta } from '../contract/conventions';

/** Entries of a page: the most the API gives. */
export const MAX_PER_PAGE = 100;

/** A page of a list. */
export interface ListPage<T> {
  readonly data: readonly T[];
  readonly meta?: ListMeta | undefined;
  /** One for each entry that was left out because it could not be read. */
  readonly unread?: readonly string[] | undefined;
}

/** Whether a page has as many entries as were asked for, those that could not be read among them. */
export function isFullPage({ data, unread = [] }: ListPage<unknown>, perPage = MAX_PER_PAGE): boolean {
  return data.length + unread.length >= perPage;
}

/** Whether nothing comes after a page of the most entries; without `meta` a full page means there may be more. */
export function isLastPage(page: number, answer: ListPage<unknown>): boolean {
  const { data, meta } = answer;
  return data.length === 0 || (meta ? page * meta.perPage >= meta.total : !isFullPage(answer));
}
