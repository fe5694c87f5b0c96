import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';

export interface Suggestion {
  readonly text: string;
  readonly note: string;
}

/** Debounce, ms. */
const DEBOUNCE_MS = 150;
const MIN_LETTERS = 2;
const none: readonly Suggestion[] = [];

/** Suggestions for a query; null for none. Failed and outdated responses are ignored. */
export function useSuggestions(address: string, typed: string | null): readonly Suggestion[] {
  const { load, data } = useFetcher<readonly Suggestion[] | { status: 'unavailable' }>({ key: 'search-suggestions' });
  const isAsked = typed !== null && typed.trim().length >= MIN_LETTERS;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => load(`${address}?q=${encodeURIComponent(typed)}`), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address, typed, isAsked, load]);
  return isAsked && Array.isArray(data) ? data : none;
}
