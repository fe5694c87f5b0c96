import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { SearchSuggestion } from '~server/domain/search-suggestion';

const KEY = 'recent-searches';
const MOST = 6;

/** The last searches of this customer on this device, with the one of the page. */
export function useRecentSearches(query: string) {
  const owner = useRouteLoaderData<{ readonly owner: string } | undefined>('root')?.owner ?? '';
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => setTexts(query === '' ? readRecentSearches(owner) : addRecentSearch(owner, query)), [owner, query]);
  return {
    recent: texts.map((text): SearchSuggestion => ({ text, note: '', group: 'recent' })),
    clearRecent: () => {
      clearRecentSearches();
      setTexts([]);
    },
  };
}

/** The last searches on this device, the newest first; those of another customer, or from before signing out, are deleted. */
function readRecentSearches(owner: string): string[] {
  try {
    const [of, ...texts] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    if (of === owner) return texts;
    clearRecentSearches();
  } catch {
    // A browser may keep nothing.
  }
  return [];
}

function addRecentSearch(owner: string, text: string): string[] {
  const texts = [text, ...readRecentSearches(owner).filter((each) => each !== text)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify([owner, ...texts]));
  } catch {
    // As above.
  }
  return texts;
}

function clearRecentSearches(): void {
  localStorage.removeItem(KEY);
}
