import { createPath, useLocation, useNavigation, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useLayoutEffect } from 'react';

let loading: string | null | undefined;

/** Address of the page that is being opened; null while a form is sent, undefined when neither is so. */
export function loadingPage(): string | null | undefined {
  return loading;
}

/** The router asks at once whether to load again what the next page shares with this one; React may show only seconds later that a page loads. */
export function noteLoading(args: ShouldRevalidateFunctionArgs): void {
  const { currentUrl, nextUrl } = args;
  // A prefetch asks too, but knows of no action.
  if ('actionStatus' in args && currentUrl.href !== nextUrl.href) loading = createPath(nextUrl);
}

/** Keeps {@link loadingPage} as React shows it; used once in a document. */
export function useLoadingPage(): void {
  const { key } = useLocation();
  const { state, location } = useNavigation();
  const shown = state === 'loading' ? createPath(location) : state === 'idle' ? undefined : null;
  useLayoutEffect(() => {
    loading = shown;
  }, [key, shown]);
}
