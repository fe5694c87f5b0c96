import { createContext, useContext, type ReactNode } from 'react';

/** The scripts of the page being rendered; null in the browser, which has them already, and in light mode, which has none. */
export const PageScriptsContext = createContext<ReactNode>(null);

export function usePageScripts(): ReactNode {
  return useContext(PageScriptsContext);
}
