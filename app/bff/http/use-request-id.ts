import { createContext, useContext, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';

export const RequestIdContext = createContext('');

/** Id of the request of a failed page, in the browser from `data-failure`. */
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
