/** Where a view's messages are when it names no namespace. */
export const defaultNamespace = 'layout';

/** Where messages are looked for that the view's own namespace does not have. */
export const sharedNamespace = 'common';
