/**
 * The numbers a pager shows: the first, the last, the current with its neighbours, and `gap` for what is left out.
 * A gap of one page is shown as that page.
 */
export function listPageNumbers(current: number, count: number): (number | 'gap')[] {
  const shown = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
