let fetching = 0;

/** Imports code that a page can do without: a failure does not reload the page. */
export function importOptional<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  fetching += 1;
  return fetchCode().finally(() => {
    fetching -= 1;
  });
}

export const isImporting = (): boolean => fetching > 0;
