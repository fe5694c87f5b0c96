import { createContext, useContext } from 'react';

/** The nonce of the answer being rendered; empty in the browser, which hides it. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
