/** How much of it is being fetched. */
let fetching = 0;

/** Fetches code that the page can do without: when that fails, the page stays, with what is typed in it. */
export function importOptional<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  fetching += 1;
  return fetchCode().finally(() => {
    fetching -= 1;
  });
}

/** Whether a failure to fetch code may be one of code that the page can do without. */
export const isImporting = (): boolean => fetching > 0;
