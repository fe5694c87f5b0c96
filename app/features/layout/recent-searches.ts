const KEY = 'recent-searches';
const MOST = 6;

/** The last searches on this device, the newest first; those of another customer, or from before signing out, are deleted. */
export function readRecentSearches(owner: string): string[] {
  try {
    const [of, ...texts] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    if (of === owner) return texts;
    clearRecentSearches();
  } catch {
    // A browser may keep nothing.
  }
  return [];
}

export function addRecentSearch(owner: string, text: string): string[] {
  const texts = [text, ...readRecentSearches(owner).filter((each) => each !== text)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify([owner, ...texts]));
  } catch {
    // As above.
  }
  return texts;
}

export function clearRecentSearches(): void {
  localStorage.removeItem(KEY);
}
