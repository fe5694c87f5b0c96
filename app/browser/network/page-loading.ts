import { useBlocker, useLocation } from '@remix-run/react';
import { useLayoutEffect } from 'react';

let loading: string | undefined;

/** Path of the page that the router was asked for and that is not shown yet. React may show only seconds later that it loads. */
export function loadingPage(): string | undefined {
  return loading;
}

/** Follows what the router is asked for; used once in a document, since a router asks one blocker. */
export function useLoadingPage(): void {
  const { key } = useLocation();
  useBlocker(({ nextLocation }) => {
    loading = nextLocation.pathname;
    return false;
  });
  useLayoutEffect(() => {
    loading = undefined;
  }, [key]);
}
