import type { RequestContext } from '~/bff/context.server';
import type { Suggestion } from '~/domain/search-suggestion';
import { suggestSearches } from '~server/search-index/suggest';
import { loadLineSuggestion } from './line-suggestion.server';

const MOST = 8;

/** Suggestions for a text, after its order line; empty without an index. */
export async function loadSuggestions(ctx: RequestContext, text: string): Promise<readonly Suggestion[]> {
  const { services, language, t } = ctx;
  const index = services.catalogueIndex.current();
  if (!index || text.trim().length < 2) return [];
  const line = await loadLineSuggestion(ctx, index, text);
  const searches = suggestSearches(index, text, language, MOST).map((each) => ({
    text: each.text,
    note: [each.species, t('catalogue:positions', { count: each.lots })].filter(Boolean).join(' · '),
  }));
  return line ? [line, ...searches] : searches;
}
