const DEFAULT_PER_PAGE = 24;

/** Page 1 of 24 entries by default. */
export function parsePage(query: { page?: number | undefined; perPage?: number | undefined }) {
  const page = query.page ?? 1;
  const perPage = query.perPage ?? DEFAULT_PER_PAGE;
  return { page, perPage, offset: (page - 1) * perPage };
}

export function paginate<Item>(items: readonly Item[], query: Parameters<typeof parsePage>[0]) {
  const { page, perPage, offset } = parsePage(query);
  return { data: items.slice(offset, offset + perPage), meta: { page, perPage, total: items.length } };
}
