import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { isLineSuggestion, type Suggestion } from '~server/domain/search-suggestion';

/** Debounce, ms. */
const DEBOUNCE_MS = 150;
const MIN_LETTERS = 2;
const none: readonly Suggestion[] = [];

/**
 * Suggestions for a query, first its order line if it is one; for an empty one what is bought often; null for none. Failed
 * responses are ignored, and the order line of another text. `isPending`: they are not yet those of this text.
 */
export function useSuggestions(address: string, typed: string | null, isCustomer: boolean) {
  const { load, data } = useFetcher<readonly Suggestion[] | { status: 'unavailable' }>({
    key: 'search-suggestions',
  });
  const [requested, setRequested] = useState({ typed, before: data });
  const latest = useRef(data);
  latest.current = data;
  const isEmpty = typed?.trim() === '';
  const isLongEnough = typed !== null && typed.trim().length >= MIN_LETTERS;
  const isAsked = isLongEnough || (isEmpty && isCustomer);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => {
      setRequested({ typed, before: latest.current });
      load(`${address}?q=${encodeURIComponent(typed)}`);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address, typed, isAsked, load]);
  const isPending = isLongEnough && (requested.typed !== typed || requested.before === data);
  const all = isAsked && Array.isArray(data) ? (data as typeof none) : none;
  const isOf = (each: Suggestion) =>
    isLineSuggestion(each) ? each.typed === typed : (each.group !== undefined) === isEmpty;
  return { suggestions: all.filter(isOf), isPending };
}
