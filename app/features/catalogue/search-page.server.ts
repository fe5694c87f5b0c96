import type { RequestContext } from '~/bff/context.server';
import { searchOf } from '~/links';
import type { QueryEntity } from '~server/search-index/interpret-query';
import type { SearchIndex, SearchResult } from '~server/search-index/search-index';
import { orNull } from '~server/api/result';
import { escapeRegExp } from '~server/escape-reg-exp';
import { parseCatalogueQuery, serializeCatalogueQuery, type CatalogueQuery } from './catalogue-query';
import { loadListControls, type Choice } from './filters.server';
import { isKnownColor } from './filters-view';
import { listVarieties } from './list-varieties.server';
import { loadProductList } from './product-list.server';
import type { SearchView } from './search-page';
import { loadSections } from './sections.server';

/** What an address searches for. Without a word it asks for one, unless it filters: then it is a list like any other. */
export async function loadSearchPage(ctx: RequestContext, request: Request): Promise<SearchView> {
  const params = new URL(request.url).searchParams;
  if (!/[\p{L}\p{N}]/u.test(params.get('q') ?? '')) params.delete('q');
  const query = parseCatalogueQuery(params, params.has('q') ? 'match' : 'default');
  const action = ctx.links.to('search');
  const index = ctx.services.catalogueIndex.current();
  const found = findGoods(index, ctx, query);
  // What the index does not find is searched for by the API.
  const listing = index && (found || query.q === '') ? await listVarieties(ctx, index, query, { found }) : null;
  const reading = loadListControls(ctx, action, query, listing);
  const nothingRead = { understood: [], corrected: null, missed: [] };
  if (query.q === '' && (await reading).chips.length === 0) {
    // Nothing here is the customer's own, but one who is banned is told so, as on every list.
    const [sections] = await Promise.all([loadSections(ctx), orNull(ctx.account())]);
    return { q: '', found: null, sections, ...nothingRead };
  }
  const [list, controls, sections] = await Promise.all([
    loadProductList(ctx, { action, query, listing }),
    reading,
    loadSections(ctx),
  ]);
  return {
    q: query.q,
    found: { list, controls },
    sections: list.total === 0 ? sections : [],
    ...(found ? describeFound(ctx, query, found) : nothingRead),
  };
}

/** Searches the index; undefined where the API has to be asked. */
function findGoods(
  index: SearchIndex | null,
  { language }: RequestContext,
  { q }: CatalogueQuery,
): SearchResult | undefined {
  const found = q === '' ? null : index?.find({ text: q, language });
  return found && found.matched > 0 ? found : undefined;
}

/** What the search was taken for: each such word can be taken away. */
function describeFound(
  ctx: RequestContext,
  query: CatalogueQuery,
  found: SearchResult,
): Pick<SearchView, 'understood' | 'corrected' | 'missed'> {
  const chips = found.entities.map((word, at): Choice => {
    const q = withoutWord(found.text, word.typed);
    const href = ctx.links.to('search') + searchOf(serializeCatalogueQuery(query, { q }));
    return { key: `${at}-${word.kind}`, label: nameWord(ctx, word), href, current: true };
  });
  return { understood: chips, corrected: found.corrected, missed: found.missed };
}

/** A text without one of its words; a length may have its unit behind it. */
function withoutWord(text: string, word: string): string {
  const part = /^\d/.test(word) ? '\\d' : '\\p{L}';
  return text
    .replace(new RegExp(`(?<!${part})${escapeRegExp(word)}(?!${part})`, 'iu'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function nameWord({ t }: RequestContext, { kind, value, label }: QueryEntity): string {
  if (kind === 'colour') return isKnownColor(value) ? t(`catalogue:color.${value}`) : value;
  if (kind === 'length') return t('common:centimetres', { count: Number(value) });
  return label;
}
