/** Where a view's words are when it names no namespace. */
export const defaultNamespace = 'shell';

/** Where words are looked for that the view's own namespace does not have. */
export const sharedNamespace = 'words';
