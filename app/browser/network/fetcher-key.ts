/**
 * Name of the field by which a form that a fetcher sends says which form of the page it is. Its action answers with data in place of a page or a
 * redirect; a form posted without scripts has no such field.
 */
export const FETCHER_KEY_NAME = 'fetcherKey';
