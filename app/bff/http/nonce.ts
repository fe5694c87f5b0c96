import { createContext, useContext } from 'react';

/** The nonce of the response; null where the page has no scripts, empty in the browser, which hides it. */
export const NonceContext = createContext<string | null>('');

export function useNonce(): string | null {
  return useContext(NonceContext);
}
