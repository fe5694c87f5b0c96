import { createPath, useBlocker, useLocation, useNavigation } from '@remix-run/react';
import { useLayoutEffect } from 'react';

let loading: string | null | undefined;

/** Address of the page that is being opened; null while a form is sent, undefined when nothing is on its way. The router knows it at once, React may show it only seconds later. */
export function loadingPage(): string | null | undefined {
  return loading;
}

/** Follows what the router opens; used once in a document, since a router asks one blocker. */
export function useLoadingPage(): void {
  const { key } = useLocation();
  const { state, location } = useNavigation();
  const shown = state === 'loading' ? createPath(location) : state === 'idle' ? undefined : null;
  useBlocker(({ nextLocation }) => {
    loading = createPath(nextLocation);
    return false;
  });
  useLayoutEffect(() => {
    loading = shown;
  }, [key, shown]);
}
