import type { RequestContext } from '~/bff/context.server';
import { suggestSearches } from '~server/search-index/suggest';

const MOST = 8;

/** What a text may be the beginning of; nothing while there is no index. */
export function parseSuggestions(
  { services, language, t }: RequestContext,
  text: string,
): { text: string; note: string }[] {
  const index = services.catalogueIndex.current();
  if (!index || text.trim().length < 2) return [];
  return suggestSearches(index, text, language, MOST).map((each) => ({
    text: each.text,
    note: [each.species, t('catalogue:positions', { count: each.lots })].filter(Boolean).join(' · '),
  }));
}
