import { createContext, useContext } from 'react';

/** The nonce of the answer being rendered; empty in the browser, which hides it. */
export const NonceContext = createContext('');

/** What a script written into the page must carry to be run. */
export function useNonce(): string {
  return useContext(NonceContext);
}
