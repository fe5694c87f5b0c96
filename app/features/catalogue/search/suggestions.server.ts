import type { RequestContext } from '~/bff/context.server';
import type { Suggestion } from '~server/domain/search-suggestion';
import { nameHasLength } from '~server/domain/variety-name';
import { suggestSearches } from '~server/search-index/suggest';
import { getPurchases } from '~/data/purchases.server';
import type { SearchIndex } from '~server/search-index/search-index';
import { loadLineSuggestion } from './line-suggestion.server';

const MOST = 8;
const MOST_OFTEN = 5;

/** Suggestions for a text, after its order line; for an empty one what the customer buys often. Empty without an index. */
export async function loadSuggestions(ctx: RequestContext, text: string): Promise<readonly Suggestion[]> {
  const { services, language, t } = ctx;
  const index = services.catalogueIndex.current();
  if (index && text.trim() === '') return suggestOftenBought(ctx, index);
  if (!index || text.trim().length < 2) return [];
  const line = await loadLineSuggestion(ctx, index, text);
  const searches = suggestSearches(index, text, language, MOST).map((each) => ({
    text: each.text,
    note: [each.species, t('catalogue:positions', { count: each.lots })].filter(Boolean).join(' · '),
  }));
  return line ? [line, ...searches] : searches;
}

/** Varieties with their lengths, first those that are in most of the newest orders. */
function suggestOftenBought(ctx: RequestContext, index: SearchIndex): Suggestion[] {
  const { language, t } = ctx;
  const counts = new Map<string, number>();
  for (const [productId, count] of getPurchases(ctx).counts) {
    const found = index.findProduct(productId);
    if (!found) continue;
    const { variety, lot } = found;
    const name = variety.names[language];
    const isNamed = lot.lengthCm === null || nameHasLength(name, lot.lengthCm);
    const text = isNamed ? name : `${name} ${t('common:centimetres', { count: lot.lengthCm })}`;
    counts.set(text, (counts.get(text) ?? 0) + count);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_OFTEN)
    .map(([text, count]) => ({ text, note: t('catalogue:inOrders', { count }), group: 'often' }));
}
