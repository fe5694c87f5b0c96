import { describe, expect, it } from 'vitest';
import { loadPages, loadWholeList } from './read-pages.server';

/** A list of so many numbers, a hundred to a page, that tells which pages were asked for. */
function listOf(total: number, withMeta: boolean) {
  const requestedPages: number[] = [];
  const read = async (page: number) => {
    requestedPages.push(page);
    const data = Array.from(
      { length: Math.max(0, Math.min(100, total - (page - 1) * 100)) },
      (_, index) => (page - 1) * 100 + index,
    );
    return withMeta ? { data, meta: { page, perPage: 100, total } } : { data };
  };
  return { requestedPages, read };
}

describe('loadWholeList', () => {
  it.each([
    [0, true, [1]],
    [0, false, [1]],
    [99, true, [1]],
    [99, false, [1]],
    [100, true, [1]],
    [100, false, [1, 2]],
    [250, true, [1, 2, 3]],
    [250, false, [1, 2, 3]],
  ])('loadWholeList loads %i entries (meta: %s) with the pages %j', async (total, withMeta, pages) => {
    const { requestedPages, read } = listOf(total, withMeta);
    expect(await loadWholeList(read, 10)).toEqual({
      entries: Array.from({ length: total }, (_, index) => index),
      isCut: false,
    });
    expect(requestedPages).toEqual(pages);
  });

  it.each([true, false])(
    'loadWholeList stops at the maximum of pages (meta: %s) and marks the list as cut',
    async (withMeta) => {
      const { requestedPages, read } = listOf(1000, withMeta);
      const { entries, isCut } = await loadWholeList(read, 3);
      expect([entries.length, isCut, requestedPages]).toEqual([300, true, [1, 2, 3]]);
    },
  );

  it('loadWholeList loads the page after a full page with an entry that could not be parsed', async () => {
    const { requestedPages, read } = listOf(150, false);
    const oddFirst = async (page: number) =>
      page === 1 ? { data: (await read(1)).data.slice(1), unread: ['data.0: id: odd'] } : read(page);
    expect((await loadWholeList(oddFirst, 10)).entries).toHaveLength(149);
    expect(requestedPages).toEqual([1, 2]);
  });

  it('loadWholeList stops at an empty page, even when the meta announces more', async () => {
    const read = async () => ({ data: [], meta: { page: 1, perPage: 100, total: 5000 } });
    expect(await loadWholeList(read, 10)).toEqual({ entries: [], isCut: false });
  });

  it('loadWholeList marks the list as cut when its last page is full, also with an entry that could not be parsed', async () => {
    const { read } = listOf(1000, false);
    const odd = async (page: number) => ({ data: (await read(page)).data.slice(1), unread: ['data.0: id: odd'] });
    expect((await loadWholeList(odd, 2)).isCut).toBe(true);
  });

  it.each([true, false])(
    'loadWholeList starts at a given page and stops at the maximum of pages or at the end (meta: %s)',
    async (withMeta) => {
      const { requestedPages, read } = listOf(550, withMeta);
      const middle = await loadWholeList(read, 2, 3);
      expect([middle.entries.at(0), middle.entries.at(-1), middle.isCut, requestedPages]).toEqual([
        200,
        399,
        true,
        [3, 4],
      ]);
      const end = await loadWholeList(read, 2, 5);
      expect([end.entries.at(0), end.entries.at(-1), end.isCut, requestedPages.slice(2)]).toEqual([
        400,
        549,
        false,
        [5, 6],
      ]);
    },
  );

  it('loadWholeList requests no further page after a failed one', async () => {
    const { requestedPages, read } = listOf(2000, true);
    const failing = (page: number) =>
      read(page).then((answer) => (page === 2 ? Promise.reject(new Error('down')) : answer));
    await expect(loadWholeList(failing, 20)).rejects.toThrow('down');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(requestedPages).toEqual([1, 2, 3, 4, 5]);
  });

  it('loadWholeList loads the pages after the first in parallel, four at a time', async () => {
    const { read } = listOf(1000, true);
    let [open, most] = [0, 0];
    const watched = async (page: number) => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      return read(page);
    };
    expect((await loadWholeList(watched, 10)).entries.at(-1)).toBe(999);
    expect(most).toBe(4);
  });
});

describe('loadPages', () => {
  it('loadPages loads a page only when it is consumed', async () => {
    const { requestedPages, read } = listOf(1000, true);
    for await (const { data } of loadPages(read, 50)) if (data[0] === 100) break;
    expect(requestedPages).toEqual([1, 2]);
  });
});
