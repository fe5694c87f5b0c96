import type { Scope } from '~/bff/scope.server';
import { searchOf } from '~/links';
import type { Found } from '~server/catalogue-index/search-index';
import type { Understood } from '~server/catalogue-index/understand';
import { orMissing } from '~server/api/outcome';
import { escapeRegExp } from '~server/escape-reg-exp';
import { readCatalogueQuery, writeCatalogueQuery, type CatalogueQuery } from './catalogue-query';
import { readListControls, type Choice } from './filters.server';
import { isKnownColor } from './filters-view';
import { findGoods, readFoundList } from './find-goods.server';
import { readProductList } from './product-list.server';
import type { SearchView } from './search-page';
import { readSections } from './sections.server';

/** What an address searches for. Without a word it asks for one, unless it filters: then it is a list like any other. */
export async function readSearchPage(scope: Scope, request: Request): Promise<SearchView> {
  const params = new URL(request.url).searchParams;
  if (!/[\p{L}\p{N}]/u.test(params.get('q') ?? '')) params.delete('q');
  const query = readCatalogueQuery(params, params.has('q') ? 'match' : 'name');
  const action = scope.links.to('search');
  const reading = readListControls(scope, action, query);
  const nothingRead = { understood: [], corrected: null, missed: [] };
  if (query.q === '' && (await reading).chips.length === 0) {
    // Nothing here is the customer's own, but one who is banned is told so, as on every list.
    const [sections] = await Promise.all([readSections(scope), orMissing(scope.account())]);
    return { q: '', found: null, sections, ...nothingRead };
  }
  const index = scope.portal.catalogueIndex.current();
  const found = findGoods(index, scope, query);
  const listing =
    index && found ? readFoundList(scope, index, found, { action, query }) : readProductList(scope, { action, query });
  const [list, controls, sections] = await Promise.all([listing, reading, readSections(scope)]);
  return {
    q: query.q,
    found: { list, controls },
    sections: list.total === 0 ? sections : [],
    ...(found ? describeFound(scope, query, found) : nothingRead),
  };
}

/** What the search was taken for: each such word can be taken away. */
function describeFound(
  scope: Scope,
  query: CatalogueQuery,
  found: Found,
): Pick<SearchView, 'understood' | 'corrected' | 'missed'> {
  const chips = found.understood.map((word, at): Choice => {
    const q = withoutWord(found.text, word.typed);
    const href = scope.links.to('search') + searchOf(writeCatalogueQuery(query, { q }));
    return { key: `${at}-${word.kind}`, label: nameWord(scope, word), href, current: true };
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

function nameWord({ t }: Scope, { kind, value, label }: Understood): string {
  if (kind === 'colour') return isKnownColor(value) ? t(`catalogue:color.${value}`) : value;
  if (kind === 'length') return t('words:centimetres', { count: Number(value) });
  return label;
}
