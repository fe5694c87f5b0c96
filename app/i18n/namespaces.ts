export const defaultNamespace = 'layout';

export const sharedNamespace = 'common';
