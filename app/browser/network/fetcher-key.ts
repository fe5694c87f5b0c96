/** Name of the field with the fetcher's key; only forms sent by a fetcher have it, and their actions return data. */
export const FETCHER_KEY_NAME = 'fetcherKey';
