import type { Scope } from '~/bff/scope.server';
import { suggestSearches } from '~server/catalogue-index/suggest';

const MOST = 8;

/** What a text may be the beginning of; nothing while there is no index. */
export function readSuggestions({ portal, language, t }: Scope, text: string): { text: string; note: string }[] {
  const index = portal.catalogueIndex.current();
  if (!index || text.trim().length < 2) return [];
  return suggestSearches(index, text, language, MOST).map((each) => ({
    text: each.text,
    note: [each.species, t('catalogue:positions', { count: each.lots })].filter(Boolean).join(' · '),
  }));
}
