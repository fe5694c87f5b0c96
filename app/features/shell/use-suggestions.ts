import { useEffect, useState } from 'react';

/** A search worth making, and what it finds. */
export interface Suggestion {
  readonly text: string;
  readonly note: string;
}

/** Fast typing asks once, ms. */
const PAUSE = 150;
const FEWEST_LETTERS = 2;

/** Suggestions for what is being typed; `null` asks for none. A failing or late answer is no answer. */
export function useSuggestions(address: string, typed: string | null): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    setSuggestions((shown) => (typed === null ? [] : shown));
    if (typed === null || typed.trim().length < FEWEST_LETTERS) return setSuggestions([]);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      fetch(`${address}?q=${encodeURIComponent(typed)}`, { signal: asking.signal })
        .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Suggestion[]>) : []))
        .then(setSuggestions, () => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, typed]);
  return suggestions;
}
