/** The field in which a form brings whose page it was sent from. */
export const ACCOUNT_NAME = 'pageAccount';
