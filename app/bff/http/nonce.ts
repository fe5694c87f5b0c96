import { createContext, useContext } from 'react';

/** The nonce of the answer being rendered, null where the page has no scripts; empty in the browser, which hides it. */
export const NonceContext = createContext<string | null>('');

/** What a script written into the page must carry to be run; null where the page has none. */
export function useNonce(): string | null {
  return useContext(NonceContext);
}
