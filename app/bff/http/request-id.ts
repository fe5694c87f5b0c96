import { createContext, useContext, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';

/** The id of the request whose answer is being rendered; empty in the browser, which reads it from the page that failed. */
export const RequestIdContext = createContext('');

/**
 * The id of the request that brought this page, for a page that failed: there it stands at `data-failure`, where scripts find it as they take over.
 * Empty for what failed in the browser later on, of which the server knows nothing.
 */
export function useRequestId(): string {
  const given = useContext(RequestIdContext);
  const isLater = useHydrated();
  const [id] = useState(() =>
    isLater || typeof document === 'undefined'
      ? given
      : (document.querySelector('[data-failure]')?.getAttribute('data-failure') ?? given),
  );
  return id;
}
