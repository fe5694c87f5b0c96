/** Asks the service worker to take control of the pages that it does not control yet. */
export const CLAIM_MESSAGE = 'claim';
